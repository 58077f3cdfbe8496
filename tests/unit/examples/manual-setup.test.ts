import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { metaValue } from '../../../checks/fences/meta';
import { buildExample, type ExampleBuild, exampleFiles } from './build-example';
import { textsOf } from './html';

describe.each(pagesNamed('guide/start/manual-setup.mdx'))('the steps of $file', page => {
  /** Returns the files that the page shows before a section, each in its last version. */
  const filesUntil = (section: string): Record<string, string> => {
    const end = page.headings.find(({ id, line }) => id === section && line)?.line ?? 0;
    const fences = page.fences.filter(({ line }) => line < end);
    return Object.fromEntries(
      fences.flatMap(({ meta, code }) => {
        const title = metaValue(meta, 'title');
        const source = metaValue(meta, 'file')?.replace('<root>/', '');
        if (!title || title === 'package.json') return [];
        return [[title, source ? readFileSync(source, 'utf8') : code]];
      }),
    );
  };

  /** Builds a site with only these files. */
  const build = (files: Record<string, string>): Promise<ExampleBuild> => {
    const none = exampleFiles('minimal').map(file => [file, null]);
    return buildExample('minimal', {
      files: { ...Object.fromEntries(none), 'package.json': '{}', ...files },
    });
  };

  it('build the smallest site from one page', async () => {
    const files = filesUntil('existing-project');
    expect(Object.keys(files)).toEqual(['docs/index.md']);
    const { exitCode, log, read } = await build(files);
    expect(exitCode, log).toBe(0);
    expect(log).toContain('No config file found');
    expect(textsOf(read('index.html'), 'h1')).toEqual(['#Hello']);
  });

  it('set the title and description with a config file', async () => {
    const { exitCode, log, read } = await build(filesUntil('tsconfig'));
    expect(exitCode, log).toBe(0);
    expect(textsOf(read('index.html'), 'title')).toEqual(['Hello - Paper Boat']);
    expect(read('index.html')).toContain('content="How to fold, launch and repair a paper boat."');
  });

  it('produce a site that builds after each added page', async () => {
    for (const section of ['mdx', 'home', 'nav-sidebar']) {
      const { exitCode, log } = await build(filesUntil(section));
      expect(exitCode, `${section}: ${log}`).toBe(0);
    }
  });

  it('end with a home page, a component, a navbar, and a sidebar', async () => {
    const { exitCode, log, read } = await build(filesUntil('upgrade'));
    expect(exitCode, log).toBe(0);
    expect(textsOf(read('index.html'), 'a', 'rp-home-hero__action')).toEqual(['Start folding']);
    expect(textsOf(read('guide/launch-counter.html'), 'button')).toContain('Launches: 0');
    const folding = read('guide/folding.html');
    expect(textsOf(folding, 'h1')).toEqual(['#Folding the boat']);
    expect(textsOf(folding, 'title')).toEqual(['Folding - Paper Boat']);
    expect(textsOf(folding, 'li', 'rp-nav-menu__item')).toEqual(['Guide']);
    expect(textsOf(folding, 'a', 'rp-sidebar-item')).toEqual(['Folding', 'Launch counter']);
  });
});
