import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cachedSite } from './support/cached-site';
import { addressOf, BIN, freePort, killStarted, startNode, textWhenUp } from './support/rspress-process';

const site = cachedSite();
const { write, build } = site;

it('the name of the search worker follows the pages, whatever the cache holds', () => {
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
  ['without words for its keys', '', '## nav.guide'],
  ['with words for them', `pluginNavWords()`, '## Guide'],
])('the navigation %s, in `llms.txt` of a second build', (_, plugin, second) => {
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

it('an image has the size that its file has now', () => {
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

describe('a text of the navbar that changes', () => {
  const label = (guide: string) => write('i18n.json', JSON.stringify({ 'nav.guide': { en: guide } }));
  beforeEach(() => {
    write(
      'rspress.config.ts',
      "export default { root: 'docs', lang: 'en', locales: [{ lang: 'en', label: 'English' }] };",
    );
    write('docs/en/_nav.json', '[{ "text": "nav.guide", "link": "/guide/a" }]');
    write('docs/en/guide/a.md', '# Page\n');
    write('docs/en/index.md', '# Home\n');
  });
  afterEach(killStarted);

  it('stays as it was in builds until the cache is deleted', () => {
    label('First label');
    expect(build().html).toContain('>First label<');
    label('Second label');
    expect(build().html).toContain('>First label<');
    rmSync(path.join(site.folder, 'node_modules/.cache'), { recursive: true });
    expect(build().html).toContain('>Second label<');
  });

  it('is new in the dev server after a restart', async () => {
    for (const text of ['First label', 'Second label']) {
      label(text);
      const port = String(await freePort());
      const server = startNode(site.folder, [BIN, 'dev', '--port', port], {
        RSPRESS_PERSISTENT_CACHE: 'true',
      });
      const script = `${await addressOf(server)}/static/js/index.js`;
      await expect.poll(() => textWhenUp(script), { timeout: 60_000 }).toContain(text);
      server.kill('SIGTERM');
      await once(server, 'close');
      expect(readdirSync(path.join(site.folder, 'node_modules/.cache/rspack'))).toContain('web-development');
    }
  });
});

it('a page has the new value of `source.define`, although nothing else changes', () => {
  write(
    'rspress.config.ts',
    `import { loadEnv } from '@rsbuild/core';
export default { root: 'docs', builderConfig: { source: { define: loadEnv().publicVars } } };`,
  );
  write('docs/index.mdx', '# Home\n\n<b>{import.meta.env.PUBLIC_EDITION}</b>\n');
  for (const edition of ['first', 'second']) {
    write('.env', `PUBLIC_EDITION=${edition}\n`);
    expect(build().html).toContain(`<b>${edition}</b>`);
  }
});

it('all pages are under "Others" in `llms.txt` of a second build if languages of themeConfig share its navbar', () => {
  write(
    'rspress.config.ts',
    `export default {
  root: 'docs',
  lang: 'en',
  locales: [{ lang: 'en', label: 'English', title: 'Site' }],
  llms: true,
  themeConfig: {
    nav: [{ text: 'Guide', link: '/guide/a', activeMatch: '/guide/' }],
    locales: [{ lang: 'en', label: 'English' }],
  },
};`,
  );
  write('docs/en/guide/a.md', '# Page\n');
  write('docs/en/index.md', '# Home\n');
  for (const heading of ['## Guide', '## Others']) {
    expect(build().html).toContain('>Guide<');
    // A title in `locales` makes no heading.
    expect(readFileSync(path.join(site.folder, 'doc_build/llms.txt'), 'utf8').match(/^#+ .*/gm)).toEqual([
      heading,
    ]);
  }
});
