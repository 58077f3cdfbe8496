import { beforeAll, describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import type { ExampleBuild } from './build-example';
import { textsOf } from './html';
import { fencesOf, pick, sectionOf } from './page-code';
import { afterCommands, buildSite, changed, commandsIn, type SiteFiles, siteOf } from './site-steps';

const STEPS = ['first-page', 'sidebar', 'component', 'color', 'language', 'publish'] as const;
/** A file of which the page shows only one line. */
const MOVED_PAGE = 'docs/en/guide/launching.mdx';

describe.each(pagesNamed('guide/start/tutorial.mdx'))('the steps of $file', page => {
  /** Returns the site's files after a step and those before it. */
  const siteAfter = (last: (typeof STEPS)[number]): SiteFiles => {
    let files: SiteFiles = {};
    for (const step of STEPS.slice(0, STEPS.indexOf(last) + 1)) {
      const shown = Object.fromEntries(
        fencesOf(sectionOf(page, step)).map(([title, code]) => [title, `${code.trimEnd()}\n`]),
      );
      if (step === 'language') {
        const { [MOVED_PAGE]: line = '', ...others } = shown;
        const [move = '', copy = ''] = commandsIn(page, step);
        files = afterCommands(files, move);
        files = changed(files, /launching\.mdx$/, /^import .*/gm, line.trim());
        files = { ...afterCommands(files, copy), ...others };
      } else {
        files = { ...files, ...shown };
      }
    }
    return files;
  };
  const build = (last: (typeof STEPS)[number]): Promise<ExampleBuild> =>
    buildSite('tutorial', { 'package.json': '{}', ...siteAfter(last) });

  it('begin with one page', async () => {
    const { exitCode, log, files, read } = await build('first-page');
    expect(exitCode, log).toBe(0);
    expect(files.filter(file => file.endsWith('.html'))).toEqual(['404.html', 'index.html']);
    expect(textsOf(read('index.html'), 'h1')).toEqual(['#Paper Boat']);
  });

  it('add a sidebar and a navbar', async () => {
    const { exitCode, log, read } = await build('sidebar');
    expect(exitCode, log).toBe(0);
    const folding = read('guide/folding.html');
    expect(textsOf(folding, 'a', 'rp-sidebar-item')).toEqual(['Folding', 'Launching']);
    expect(textsOf(folding, 'li', 'rp-nav-menu__item')).toEqual(['Guide']);
    expect(textsOf(folding, 'h2')).toEqual(['#First fold', '#Second fold']);
  });

  it('add a component', async () => {
    const { exitCode, log, read } = await build('component');
    expect(exitCode, log).toBe(0);
    expect(textsOf(read('guide/launching.html'), 'button')).toContain('Launches: 0');
  });

  it('set the title and the color', async () => {
    const { exitCode, log, read } = await build('color');
    expect(exitCode, log).toBe(0);
    expect(textsOf(read('guide/folding.html'), 'title')).toEqual(['Folding - Paper Boat']);
    expect(read('static/css/styles.*.css')).toContain('--rp-c-brand:#d6336c');
    expect(siteAfter('color')).toEqual(pick(siteOf('tutorial-start'), Object.keys(siteAfter('color'))));
  });

  describe('add a language', () => {
    let site: ExampleBuild;
    beforeAll(async () => {
      site = await build('language');
    });

    it('with a translated title, navbar, and sidebar', () => {
      expect(site.exitCode, site.log).toBe(0);
      const folding = site.read('zh/guide/folding.html');
      expect(textsOf(folding, 'title')).toEqual(['折纸船 - 纸船']);
      expect(textsOf(folding, 'li', 'rp-nav-menu__item')).toEqual(['指南', '简体中文English']);
      expect(textsOf(folding, 'a', 'rp-sidebar-item')).toEqual(['折纸船', '下水']);
      expect(folding).toContain('href="/zh/guide/launching.html"');
    });

    it('with a translated label for the component', () => {
      expect(textsOf(site.read('zh/guide/launching.html'), 'button')).toContain('下水次数: 0');
      expect(textsOf(site.read('guide/launching.html'), 'button')).toContain('Launches: 0');
    });
  });

  it('end with the complete example, whose search indexes have text in both languages', async () => {
    const files = siteAfter('publish');
    const example = siteOf('tutorial');
    expect(files).toEqual(pick(example, Object.keys(files)));
    expect(Object.keys(example)).toHaveLength(Object.keys(files).length + 1);
    const { exitCode, log, read } = await build('publish');
    expect(exitCode, log).toBe(0);
    expect(read('static/search_index.en.*.json')).toContain('calm water');
    expect(read('static/search_index.zh.*.json')).toContain('水面');
  });

  it('use the base path from the environment', async () => {
    const files = { 'package.json': '{}', ...siteAfter('publish') };
    const { exitCode, log, read } = await buildSite('tutorial', files, { BASE_PATH: '/my-docs/' });
    expect(exitCode, log).toBe(0);
    expect(read('zh/guide/folding.html')).toContain('href="/my-docs/zh/guide/launching.html"');
  });
});
