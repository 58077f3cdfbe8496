import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cachedSite } from '../support/cached-site';
import { addressOf, BIN, freePort, killStarted, startNode, textWhenUp } from '../support/rspress-process';

const site = cachedSite();
const { write, build } = site;

it('a module of `addRuntimeModules` stays cached when pages change, unless the digest has them', () => {
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

it('generated sidebars are added in the order in which their folders finish being read', () => {
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

it('a new navigation file is ignored until a page is added; later edits apply immediately', () => {
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

it("the output of an installed plugin stays cached until the plugin's version changes", () => {
  const name = 'rspress-plugin-installed';
  const install = (version: string, text: string) => {
    const files = {
      'package.json': JSON.stringify({ name, version, type: 'module', exports: './dist/index.js' }),
      'static/Installed.tsx': `export default () => <b>component ${text}</b>;`,
      'dist/index.js': `import path from 'node:path';
const text = { type: 'text', value: 'remark ${text}' };
export const plugin = {
  name: 'installed',
  globalUIComponents: [path.join(import.meta.dirname, '../static/Installed.tsx')],
  markdown: { remarkPlugins: [() => tree => void tree.children.push({ type: 'paragraph', children: [text] })] },
};`,
    };
    for (const [file, code] of Object.entries(files)) write(`node_modules/${name}/${file}`, code);
  };
  write(
    'rspress.config.ts',
    `import { plugin } from '${name}';\nexport default { root: 'docs', plugins: [plugin] };`,
  );
  write('docs/index.md', '# Home\n');
  for (const [version, text, expected] of [
    ['1.0.0', 'first', 'first'],
    ['1.0.0', 'second', 'first'],
    ['1.0.1', 'second', 'second'],
  ] as const) {
    install(version, text);
    const { html } = build();
    expect(html).toContain(`component ${expected}`);
    expect(html).toContain(`remark ${expected}`);
  }
});

describe('a changed navbar text', () => {
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

  it('is ignored by builds until the cache is deleted', () => {
    label('First label');
    expect(build().html).toContain('>First label<');
    label('Second label');
    expect(build().html).toContain('>First label<');
    rmSync(path.join(site.folder, 'node_modules/.cache'), { recursive: true });
    expect(build().html).toContain('>Second label<');
  });

  it('appears in the dev server after a restart', async () => {
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

it('a page gets a new value of `source.define` even if nothing else changes', () => {
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

it('a second build puts pages under "Others" in `llms.txt` if themeConfig.locales share a nav', () => {
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
