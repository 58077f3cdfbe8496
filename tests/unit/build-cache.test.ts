import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const BIN = path.resolve('node_modules/@rspress/core/bin/rspress.js');

let folder: string;

beforeEach(() => {
  mkdirSync('.test-builds', { recursive: true });
  folder = mkdtempSync(path.resolve('.test-builds/cache-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string) {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

/** Builds the folder, with the cache of builds before. */
function build(): { html: string; log: string } {
  const { NODE_ENV, VITEST, RSPRESS_PERSISTENT_CACHE, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, 'build'], {
    cwd: folder,
    env: { ...env, NO_COLOR: '1' },
    encoding: 'utf8',
  });
  const log = stdout + stderr;
  expect(status, log).toBe(0);
  return { html: readFileSync(path.join(folder, 'doc_build/index.html'), 'utf8'), log };
}

it('a module of `addRuntimeModules` stays as it was when pages change, unless the digest has it', () => {
  const page = (text: string) => write('docs/other.md', text);
  const config = (digest: string) =>
    write(
      'rspress.config.ts',
      `import { readFileSync } from 'node:fs';
const text = readFileSync('docs/other.md', 'utf8');
export default {
  root: 'docs',
  plugins: [{
    name: 'reads-pages',
    addRuntimeModules: () => ({ 'virtual-text': \`export default \${JSON.stringify(text)};\` }),
    builderConfig: { performance: { buildCache: { cacheDigest: [${digest}] } } },
  }],
};`,
    );
  write('docs/index.mdx', "import text from 'virtual-text';\n\n# Home\n\n<b>{text}</b>\n");
  for (const [digest, expected] of [
    ["'kept'", 'first'],
    ['text', 'second'],
  ] as const) {
    page('first');
    config(digest);
    expect(build().html).toContain('<b>first</b>');
    page('second');
    expect(build().html).toContain(`<b>${expected}</b>`);
  }
});

it('the names of the search records follow the pages, whatever the cache holds', () => {
  write(
    'rspress.config.ts',
    `import { pluginSearchRecords } from '${path.resolve('plugins/search-records')}';
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
  write('theme/Search/dialog/recordNames.ts', 'export default {};\n');
  write(
    'docs/en/index.mdx',
    "import files from '../../theme/Search/dialog/recordNames';\n\n# Home\n\n<b>{files.en.head}</b>\n",
  );
  const names = ['One heading', 'Another heading'].map(heading => {
    write('docs/en/other.md', `# Other\n\n## ${heading}\n`);
    const { html } = build();
    const [, name = ''] = /<b>static\/search\/(head\.en\.\w+\.json)<\/b>/.exec(html) ?? [];
    expect(readdirSync(path.join(folder, 'doc_build/static/search'))).toContain(name);
    return name;
  });
  expect(new Set(names).size).toBe(2);
});

it('the core adds the sidebars of folders as their reading ends', () => {
  write(
    'rspress.config.ts',
    `export default {
  root: 'docs',
  plugins: [{
    name: 'prints-sidebar',
    beforeBuild: ({ themeConfig }) => console.log('order:', Object.keys(themeConfig.sidebar).join()),
  }],
};`,
  );
  for (const file of ['index.md', 'a/b/c/d/e/page.md', 'b/page.md']) write(`docs/${file}`, '# Page\n');
  write('docs/_nav.json', '[]');
  expect(build().log).toContain('order: /b,/a');
});

it.each([
  ['without words for its keys', '', '## nav.guide'],
  ['with words for them', `pluginNavWords()`, '## Guide'],
])('the navigation %s, in `llms.txt` of a second build', (_, plugin, second) => {
  write(
    'rspress.config.ts',
    `import { pluginNavWords } from '${path.resolve('plugins/nav-words')}';
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
    return readFileSync(path.join(folder, 'doc_build/llms.txt'), 'utf8');
  };
  expect(index()).toContain('## Guide');
  expect(index()).toContain(second);
});

it('an image has the size that its file has now', () => {
  write(
    'rspress.config.ts',
    `import { pluginImageSize } from '${path.resolve('plugins/image-size')}';
export default { root: 'docs', plugins: [pluginImageSize('docs')] };`,
  );
  write('docs/index.md', '# Home\n\n![Boat](./boat.svg)\n');
  write('docs/in-no-page.png', 'no picture');
  for (const width of [30, 40]) {
    write('docs/boat.svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20"/>`);
    expect(build().html).toMatch(new RegExp(`<img [^>]*width="${width}" height="20"`));
  }
});

it('a new file of the navigation counts once a page is new too, and its changes count at once', () => {
  const nav = (text: string) => write('docs/_nav.json', JSON.stringify([{ text, link: '/guide/a' }]));
  write('docs/index.md', '# Home\n');
  write('docs/guide/a.md', '# Page\n');
  build();
  nav('First');
  expect(build().html).not.toContain('>First<');
  write('docs/guide/b.md', '# Page\n');
  expect(build().html).toContain('>First<');
  nav('Second');
  expect(build().html).toContain('>Second<');
});
