import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { metaValue } from '../../../checks/fences/meta';
import { buildExample, type ExampleBuild, exampleFiles } from './build-example';
import { tagsOf } from './html';
import { linkNamed } from './links';
import { pagesWithEnglishTitles } from './page-code';

const NAME = 'plugin-llms';
const BREAD = 'doc_build/guide/bread.md';
/** Links for assistants that `llmsUI` adds to the head of the page about bread. */
const HINTS = [
  '<link rel="alternate" type="text/markdown" href="https://bakery.example.com/guide/bread.md">',
  '<link rel="describedby" href="https://bakery.example.com/llms.txt">',
];
const pages = pagesWithEnglishTitles('plugin/official-plugins/llms.mdx');
const messages = readFileSync('docs/en/plugin/official-plugins/llms.mdx', 'utf8');
/** Returns what the pages show below a title. Each page has to show something. */
const quoted = (title: string) =>
  pages.flatMap(({ file, fences }) => {
    const codes = fences.filter(({ meta }) => metaValue(meta, 'title') === title);
    if (codes.length === 0) throw new Error(`${file} has no code block with the title ${title}.`);
    return codes.map(({ code }) => code.trim());
  });
const withOption = `import { defineConfig } from '@rspress/core';

export default defineConfig({
  title: 'Bakery',
  description: 'Bread, step by step.',
  siteOrigin: 'https://bakery.example.com',
  llms: true,
});
`;

describe('the example of the llms plugin', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample(NAME);
  });

  it('writes the files that both pages list, and none for the internal page', () => {
    expect(site.exitCode, site.log).toBe(0);
    const lists = quoted('doc_build/');
    expect(lists).toHaveLength(2);
    for (const list of lists)
      expect(site.files.filter(file => !file.startsWith('static/'))).toEqual(list.split('\n'));
    expect(site.read('llms.txt') + site.read('llms-full.txt')).not.toContain('osts');
  });

  it('writes llms.txt, llms-full.txt, and the Markdown of a page as shown', () => {
    for (const text of quoted('doc_build/llms.txt')) expect(site.read('llms.txt')).toBe(text);
    for (const text of quoted('doc_build/llms-full.txt')) expect(site.read('llms-full.txt')).toContain(text);
    expect(site.read('llms-full.txt').match(/^url: .*/gm)).toHaveLength(4);
    for (const text of quoted(`${BREAD} (plugin-llms)`))
      expect(site.read('guide/bread.md').trim()).toBe(text);
    expect(site.read('guide/bread.html')).not.toContain('rp-llms-copy-button');
  });
});

it('the llms option writes the text of components, and includes the internal page', async () => {
  const { exitCode, log, files, read } = await buildExample(NAME, {
    files: { 'rspress.config.ts': withOption },
  });
  expect(exitCode, log).toBe(0);
  expect(read('guide/bread.md')).toContain('500 g of flour, 350 g of water');
  expect(read('guide/bread.md')).not.toContain('import');
  expect(files).toContain('guide/costs.md');
  expect(read('llms.txt')).toContain('\n## Others\n');
});

it('the build fails if both the llms plugin and the llms option are on', async () => {
  const { exitCode, log } = await buildExample(NAME, {
    files: {
      'rspress.config.ts': readFileSync(`examples/${NAME}/rspress.config.ts`, 'utf8').replace(
        'plugins:',
        'llms: true,\n  plugins:',
      ),
    },
  });
  expect(exitCode).toBe(1);
  const [line = ''] = quoted('Output');
  expect(log).toMatch(/Conflict: Multiple assets emit different content to the same filename \S+/);
  expect(line).toMatch(/Conflict: Multiple assets emit different content to the same filename \S+/);
});

it('the llms plugin ignores themeConfig.nav on a site with languages', async () => {
  const { exitCode, log, read } = await buildExample(NAME, {
    files: {
      ...inLanguages(),
      'rspress.config.ts': `import { pluginLlms } from '@rspress/plugin-llms';
export default {
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '简体中文' }],
  themeConfig: { nav: [{ text: 'Guide', link: '/guide/flour', activeMatch: '/guide/' }] },
  plugins: [pluginLlms()],
};`,
    },
  });
  expect(exitCode, log).toBe(0);
  expect(linkNamed(read('zh/guide/flour.html'), 'Guide')).toBe('/zh/guide/flour.html');
  for (const index of ['llms.txt', 'zh/llms.txt'])
    expect(read(index).match(/^## .*/gm)).toEqual(['## Other']);
});

describe('a site in two languages, with a list of options', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample(NAME, {
      files: {
        ...inLanguages(),
        'docs/en/guide/explicit.mdx': page('# Explicit {#top}'),
        'docs/en/team.tsx': 'export default () => <p>Team</p>;\n',
        'docs/en/_nav.json': JSON.stringify([
          { text: 'Guide', link: '/guide/flour', activeMatch: '^/guide/' },
          { text: 'Home', link: '/' },
        ]),
        'docs/zh/_nav.json': '[{ "text": "指南", "link": "/guide/flour", "activeMatch": "/guide/" }]',
        'rspress.config.ts': languagesConfig(),
      },
    });
  });

  it('has a set of files for each language', () => {
    expect(site.exitCode, site.log).toBe(0);
    expect(site.files.filter(file => /llms.*\.txt$/.test(file))).toEqual([
      'llms-full.txt',
      'llms.txt',
      'zh/llms-full.txt',
      'zh/llms.txt',
    ]);
    expect(site.files.filter(file => file.endsWith('costs.md'))).toEqual([]);
    expect(site.read('llms.txt')).not.toContain('/zh/');
  });

  it('warns about a missing title with the message that the page quotes', () => {
    const [message = ''] = /No `title` is configured.*/.exec(site.log) ?? [];
    expect(messages).toContain(message);
    expect(message).toContain('appropriate heading.');
    expect(site.read('llms.txt')).toMatch(/^## Guide/);
  });

  it('lists pages that match no other navbar item under the one that links to /', () => {
    const [, home = ''] = site.read('llms.txt').split('\n## Home\n');
    expect(home.match(/(?<=example\.com)\/\w+\.md/g)).toEqual(['/about.md', '/team.md']);
    expect(site.read('llms.txt')).not.toContain('## Other');
  });

  it('uses the heading, lines, and ending that functions return', () => {
    const index = site.read('zh/llms.txt');
    expect(index).toMatch(/^# Bakery for assistants\n\n> Bread, step by step\.\n\n## 指南\n/);
    expect(index).toContain('- [Bread](https://bakery.example.com/zh/guide/bread)');
    expect(index).toMatch(/Questions: hello@bakery\.example\.com$/);
  });

  it('replaces components with a remark plugin, and removes their tags with mdxToMd', () => {
    for (const line of quoted(`In ${BREAD}`)) expect(site.read('guide/bread.md')).toContain(line);
    expect(site.read('guide/bread.md')).not.toContain('import');
    const [plain = ''] = quoted(`${BREAD} (mdxToMd: true)`);
    const inChinese = plain.replace('/guide/flour.md', '/zh/guide/flour.md');
    expect(site.read('zh/guide/bread.md').trim()).toBe(inChinese);
  });

  it('copies MDX with an explicit heading id unchanged, and writes an empty file for a .tsx page', () => {
    const source = page('# Explicit {#top}');
    expect(site.read('guide/explicit.md').trim()).toBe(source.slice(source.indexOf('import')).trim());
    expect(site.read('team.md').trim()).toBe('');
    expect(site.read('llms.txt')).toContain('- [](https://bakery.example.com/team.md)');
  });

  it('adds head links with llmsUI, and the copy button even to an excluded page', () => {
    for (const tag of HINTS) expect(tagsOf(site.read('guide/bread.html'), 'link')).toContain(tag);
    expect(site.read('guide/costs.html')).toContain('rp-llms-copy-button');
  });
});

/** Returns the page's config for languages, together with what its other configs set. */
function languagesConfig(): string {
  const [index = ''] = /(?<=llmsTxt: )\{.*?\n {6}\},/s.exec(configWith('onLineGenerate')) ?? [];
  return `import { remarkLoaf } from './remark-loaf';\n${configWith("name: 'zh/llms.txt'")}`
    .replace("  title: 'Bakery',\n", '')
    .replace('plugins:', 'themeConfig: { llmsUI: true },\n  plugins:')
    .replace("{ name: 'llms.txt' },", '$& mdFiles: { remarkPlugins: [remarkLoaf] },')
    .replace(
      "{ name: 'zh/llms.txt' },",
      `${index.replace('llms.txt', 'zh/llms.txt')} mdFiles: { mdxToMd: true },`,
    );
}

/** Returns the config on the page that contains a text. */
function configWith(text: string): string {
  const [config] = quoted('rspress.config.ts').filter(code => code.includes(text));
  if (!config) throw new Error(`No config on the page has ${text}.`);
  return config;
}

/** Returns the page with a component, with another heading and with paths that are correct in `docs/en/guide`. */
function page(heading: string): string {
  return readFileSync(`examples/${NAME}/docs/guide/bread.mdx`, 'utf8')
    .replace('../../comp', '../../../comp')
    .replace('# Bread', heading);
}

/** Returns the example's pages in `docs/en` and `docs/zh` instead of `docs`. */
function inLanguages(): Record<string, string | null> {
  const docs = exampleFiles(NAME).filter(file => file.startsWith('docs/'));
  return Object.fromEntries(
    docs.flatMap(file => {
      const text = readFileSync(`examples/${NAME}/${file}`, 'utf8').replace('../../comp', '../../../comp');
      const moved = ['en', 'zh'].map(lang => [file.replace('docs/', `docs/${lang}/`), text]);
      return [[file, null], ...moved];
    }),
  );
}
