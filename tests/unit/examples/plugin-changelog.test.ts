import { beforeAll, describe, expect, it } from 'vitest';
import { metaValue } from '../../../checks/fences/meta';
import { buildExample, type ExampleBuild } from './build-example';
import { docContent, tagsOf, textOf, textsOf } from './html';
import { pagesWithEnglishTitles } from './page-code';

const USE = pagesWithEnglishTitles('plugin/system/introduction.mdx');
const WRITE = pagesWithEnglishTitles('plugin/system/write-a-plugin.mdx');
const codeOf = ({ fences }: (typeof USE)[number], title: string) =>
  fences.find(({ meta }) => metaValue(meta, 'title') === title)?.code ?? '';

describe('the example of a small plugin', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('plugin-changelog');
  });

  it('publishes a file from outside the docs folder at the path in its option', () => {
    expect(site.exitCode, site.log).toBe(0);
    expect(textsOf(docContent(site.read('news.html')), 'li')).toContain('Boats float.');
    expect(textsOf(site.read('news.html'), 'title')).toEqual(['Changelog - Paper Boat']);
    expect(site.read('static/search_index.en.*.json')).toContain('Boats float.');
    expect(tagsOf(docContent(site.read('index.html')), 'a').join()).toContain('href="/news.html"');
  });

  it.each(WRITE)('builds the pages that $file lists', page => {
    const built = site.files.filter(file => file.endsWith('.html')).map(file => `doc_build/${file}`);
    expect(codeOf(page, 'Output of the changelog').trim().split('\n')).toEqual(built);
  });
});

describe('using plugins', () => {
  it.each(USE)('the plugin on $file removes the image zoom', async page => {
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
  ])('fails to build with %s', async (plugins, message) => {
    const { exitCode, log } = await buildExample('plugin-changelog', {
      files: {
        'rspress.config.ts': `const pluginA = () => ({ name: 'plugin-a' });\nexport default { plugins: ${plugins} };`,
      },
    });
    expect(exitCode).toBe(1);
    expect(log).toContain(message);
  });

  it.each(USE)('the shared config on $file adds its plugins to those of the site', async page => {
    const { exitCode, log, read } = await buildExample('plugin-changelog', {
      files: {
        'docs/index.md': '# Paper Boat\n',
        'shared.config.ts': codeOf(page, 'shared.config.ts'),
        'rspress.config.ts': `import { mergeDocConfig } from '@rspress/core';
import { sharedConfig } from './shared.config';
import { pluginChangelog } from './plugins/changelog';
export default () => mergeDocConfig(sharedConfig, { title: 'Handbook', plugins: [pluginChangelog()] });`,
      },
    });
    expect(exitCode, log).toBe(0);
    expect(log).toContain('Generate sitemap.xml for 2 pages.');
    expect(read('sitemap.xml')).toContain('https://boat.example.com/changelog');
  });

  it.each(USE)('the preset on $file sets a text, and adds a plugin if siteOrigin is set', async page => {
    const build = (origin: string) =>
      buildExample('plugin-changelog', {
        files: {
          'docs/index.md': '# Paper Boat\n',
          'preset.ts': codeOf(page, 'preset.ts'),
          'rspress.config.ts': `import { presetHarbor } from './preset';
export default { ${origin} plugins: [presetHarbor()] };`,
        },
      });
    const [without, withOrigin] = [await build(''), await build("siteOrigin: 'https://boat.example.com',")];
    expect([without.exitCode, withOrigin.exitCode], without.log + withOrigin.log).toEqual([0, 0]);
    expect(without.files).not.toContain('sitemap.xml');
    expect(withOrigin.files).toContain('sitemap.xml');
    expect(textOf(without.read('index.html'))).toContain('Harbor');
  });
});
