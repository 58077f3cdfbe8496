import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { cachedSite } from './support/cached-site';

const site = cachedSite();
const { write, build } = site;

it('the name of the search worker changes with the pages, even with a build cache', () => {
  write(
    'rspress.config.ts',
    `import { pluginSearchRecords } from '${path.resolve('plugins/output/search-records')}';
export default {
  root: 'docs',
  lang: 'en',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '简体中文' }],
  search: false,
  plugins: [pluginSearchRecords('doc_build')],
};`,
  );
  write('docs/zh/index.md', '# 首页\n');
  write('theme/index.tsx', "export * from '@rspress/core/theme-original';\n");
  write('theme/overrides/Search/workerName.ts', "export default '';\n");
  write(
    'docs/en/index.mdx',
    "import name from '../../theme/overrides/Search/workerName';\n\n# Home\n\n<b>{name}</b>\n",
  );
  const names = ['One heading', 'Another heading'].map(heading => {
    write('docs/en/other.md', `# Other\n\n## ${heading}\n`);
    const { html } = build();
    const [, name = ''] = /<b>static\/search\/(worker-\w+\.js)<\/b>/.exec(html) ?? [];
    expect(readdirSync(path.join(site.folder, 'doc_build/static/search'))).toContain(name);
    return name;
  });
  expect(new Set(names).size).toBe(2);
});

it.each([
  ['without pluginNavWords', '## nav.guide', ''],
  ['with pluginNavWords', '## Guide', `pluginNavWords()`],
])('%s, `llms.txt` of a second build has the heading "%s"', (_, second, plugin) => {
  write(
    'rspress.config.ts',
    `import { pluginNavWords } from '${path.resolve('plugins/core-fixes/nav-words')}';
export default {
  root: 'docs',
  lang: 'en',
  locales: [{ lang: 'en', label: 'English' }],
  title: 'Site',
  llms: true,
  plugins: [${plugin}],
};`,
  );
  write('i18n.json', '{ "nav.guide": { "en": "Guide" } }');
  write('docs/en/_nav.json', '[{ "text": "nav.guide", "link": "/guide/a", "activeMatch": "/guide/" }]');
  write('docs/en/guide/a.md', '# Page\n');
  write('docs/en/index.md', '# Home\n');
  const index = () => {
    const { html } = build();
    expect(html).toContain('>Guide<');
    return readFileSync(path.join(site.folder, 'doc_build/llms.txt'), 'utf8');
  };
  expect(index()).toContain('## Guide');
  expect(index()).toContain(second);
});

it('an image gets the current size of its file, even with a build cache', () => {
  write(
    'rspress.config.ts',
    `import { pluginImageSize } from '${path.resolve('plugins/content/image-size')}';
export default { root: 'docs', plugins: [pluginImageSize('docs')] };`,
  );
  write('docs/index.md', '# Home\n\n![Boat](./boat.svg)\n');
  write('docs/in-no-page.png', 'no picture');
  for (const width of [30, 40]) {
    write('docs/boat.svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20"/>`);
    expect(build().html).toMatch(new RegExp(`<img [^>]*width="${width}" height="20"`));
  }
});
