import { beforeAll, describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { metaValue } from '../../../checks/fences/meta';
import { buildExample, type ExampleBuild, exampleFiles } from './build-example';
import { readFileTree } from './file-tree';
import { docContent, tagsOf, textsOf } from './html';

const PAGES = pagesNamed('plugin/system/introduction.mdx');
const codeOf = ({ fences }: (typeof PAGES)[number], title: string) =>
  fences.find(({ meta }) => metaValue(meta, 'title') === title)?.code ?? '';

describe('the example of a small plugin', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('plugin-changelog');
  });

  it('publishes a file from outside of the docs folder, at the address of its option', () => {
    expect(site.exitCode, site.log).toBe(0);
    expect(textsOf(docContent(site.read('news.html')), 'li')).toContain('Boats float.');
    expect(textsOf(site.read('news.html'), 'title')).toEqual(['Changelog - Paper Boat']);
    expect(site.read('static/search_index.en.*.json')).toContain('Boats float.');
    expect(tagsOf(docContent(site.read('index.html')), 'a').join()).toContain('href="/news.html"');
  });

  it.each(PAGES)('has the files and the output of $file', page => {
    expect(readFileTree(codeOf(page, 'plugin-changelog/')).files.sort()).toEqual(
      exampleFiles('plugin-changelog'),
    );
    const built = site.files.filter(file => file.endsWith('.html')).map(file => `doc_build/${file}`);
    expect(codeOf(page, 'Output of npx rspress build').trim().split('\n')).toEqual(built);
  });
});

describe('registering plugins', () => {
  it.each(PAGES)('the plugin on $file takes the image zoom out', async page => {
    const { exitCode, log, files, read } = await buildExample('plugin-changelog', {
      files: {
        'docs/index.md': '# Paper Boat\n',
        'plugins/no-zoom.ts': codeOf(page, 'plugins/no-zoom.ts'),
        'rspress.config.ts': `import { pluginNoZoom } from './plugins/no-zoom';
const neverCalled = () => ({ name: 'never-called', config: () => { throw new Error('called'); } });
const nested = [{ name: 'nested', config: () => { throw new Error('called'); } }];
export default { plugins: [nested, neverCalled, pluginNoZoom] };`,
      },
    });
    expect(exitCode, log).toBe(0);
    const scripts = files.filter(file => file.endsWith('.js')).map(read);
    expect(scripts.some(script => script.includes('medium-zoom-image'))).toBe(false);
  });

  it.each([
    ['[pluginA(), pluginA()]', 'The plugin "plugin-a" has been registered'],
    ['[[pluginA()], Promise.resolve(pluginA())]', 'The plugin "undefined" has been registered'],
    ['[undefined]', "Cannot read properties of undefined (reading 'name')"],
  ])('stops at %s', async (plugins, message) => {
    const { exitCode, log } = await buildExample('plugin-changelog', {
      files: {
        'rspress.config.ts': `const pluginA = () => ({ name: 'plugin-a' });\nexport default { plugins: ${plugins} };`,
      },
    });
    expect(exitCode).toBe(1);
    expect(log).toContain(message);
  });
});
