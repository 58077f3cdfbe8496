import { beforeAll, describe, expect, it } from 'vitest';
import { metaValue } from '../../../checks/fences/meta';
import { buildExample, type ExampleBuild } from './build-example';
import { attribute, tagsOf } from './html';
import { pagesWithEnglishTitles } from './page-code';

const NAME = 'ssg-md';
const pages = pagesWithEnglishTitles('guide/basic/ssg-md.mdx');
const drawn = (title: string) =>
  pages.flatMap(({ file, fences }) =>
    fences.filter(({ meta }) => metaValue(meta, 'title') === title).map(({ code }) => ({ file, code })),
  );

describe('the example of Markdown files for AI assistants', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample(NAME);
  });

  it('builds, and both docs pages quote its files', () => {
    expect(site.exitCode, site.log).toBe(0);
    for (const title of ['doc_build/', 'doc_build/llms.txt', 'doc_build/guide/bread.md'])
      expect(drawn(title), title).toHaveLength(2);
  });

  it.each(drawn('doc_build/'))('writes the files that $file lists', ({ code }) => {
    expect(site.files.filter(file => !file.startsWith('static/'))).toEqual(code.trim().split('\n'));
  });

  it.each([...drawn('doc_build/llms.txt'), ...drawn('doc_build/guide/bread.md')])(
    'writes what $file quotes',
    ({ code }) => {
      const file = code.startsWith('# Bakery') ? 'llms.txt' : 'guide/bread.md';
      expect(site.read(file).trim()).toBe(code.trim());
    },
  );

  it.each(drawn('doc_build/llms-full.txt'))('puts all pages into one file, the home page too', ({ code }) => {
    const full = site.read('llms-full.txt');
    expect(full).toContain(code.trim());
    expect(full.match(/^url: .*/gm)).toHaveLength(4);
    expect(full).toContain('url: https://bakery.example.com/index.md');
  });

  it('renders its component as HTML, and links the Markdown files in the head', () => {
    const html = site.read('guide/bread.html');
    expect(html).toMatch(/<button[^>]*>2400<!-- --> s<\/button>/);
    expect(html).not.toContain('Bake for');
    expect(html).toContain('rp-llms-copy-button');
    const quoted = drawn('guide/bread.html').flatMap(({ code }) => code.trim().split('\n'));
    expect(quoted).toHaveLength(4);
    for (const link of quoted) expect(tagsOf(html, 'link')).toContain(link);
    expect(attribute(tagsOf(html, 'html')[0], 'lang')).toBe('en');
  });

  it('keeps components as source, filters llms.txt, and silently writes empty files', async () => {
    const { exitCode, log, read } = await buildExample(NAME, {
      files: {
        'rspress.config.ts': `import { defineConfig } from '@rspress/core';
export default defineConfig({
  title: 'Bakery',
  ssg: { experimentalExcludeRoutePaths: ['/window'] },
  llms: {
    llmsTxt({ title, sections }) {
      const pages = sections.flatMap(section => section.pages).filter(page => !page.frontmatter.internal);
      return [\`# \${title}\`, '', ...pages.map(page => \`- [\${page.title}](\${page.link})\`)].join('\\n');
    },
    remarkSplitMdxOptions: { excludes: [[['Loaf'], '../../components/Loaf']] },
  },
});`,
        'docs/about.md': '---\ninternal: true\n---\n\n# About\n\n> [!NOTE]\n> Note.\n',
        'docs/window.mdx':
          'export function Address() {\n  return <p>{window.location.href}</p>;\n}\n\n# Window\n\n<Address />\n',
        'docs/store.mdx': `import { useSyncExternalStore } from 'react';

export function Stored() {
  return useSyncExternalStore(() => () => {}, () => localStorage.length, () => 0);
}

# Store

<Stored />
`,
        'docs/parts.mdx': `import { BrowserOnly, NoSSR } from '@rspress/core/runtime';
import { Badge, Callout, CodeBlock, PackageManagerTabs } from '@rspress/core/theme';

export function Nested() {
  return <ul><li>one<ul><li>two</li></ul></li></ul>;
}

# Parts

<Badge text="new" />

<Callout type="warning" title="Hot">Oven *is* hot.</Callout>

<CodeBlock lang="ts">const a = 1;</CodeBlock>

<PackageManagerTabs command="install x" />

<NoSSR>hidden</NoSSR>

<BrowserOnly fallback={<p>waiting</p>}>{() => <p>loaded</p>}</BrowserOnly>

<Nested />

- Item <Badge text="in a list" />

| Cell |
| --- |
| <Badge text="in a table" /> |

> Quote <Badge text="with text" />

> <Badge text="alone in a quote" />

**Bold <Badge text="in bold text" />** and [link <Badge text="in a link" />](/about)

<div>
  Paragraph <Badge text="inside a component" />
</div>
`,
      },
    });
    expect(exitCode, log).toBe(0);
    const [source = ''] = drawn('In doc_build/guide/bread.md')
      .map(({ code }) => code.trim())
      .filter(code => code.startsWith('<Loaf'));
    expect(read('guide/bread.md')).toContain(source);
    expect(read('llms.txt')).toBe(
      '# Bakery\n\n- [Flour](/guide/flour.md)\n- [Bread](/guide/bread.md)\n- [Parts](/parts.md)\n- [Store](/store.md)\n- [Window](/window.md)',
    );
    expect(read('about.md')).toContain('> \\[!NOTE]');
    expect([read('window.md'), read('store.md')]).toEqual(['', '']);
    expect(read('store.html')).toContain('Store');
    const parts = read('parts.md');
    expect(parts).toContain('Hot\n\nOven&#x20;\n_is_\n');
    expect(parts).toContain('```sh [pnpm]\npnpm add x\n```');
    expect(parts).toContain('const a = 1;');
    expect(parts).toContain('waiting');
    expect(parts).toContain('- one- two');
    expect(parts).not.toMatch(/hidden|loaded|warning/);
    for (const place of [
      'in a list',
      'in a table',
      'with text',
      'in bold text',
      'in a link',
      'inside a component',
    ])
      expect(parts).toContain(`<Badge text="${place}" />`);
    expect(parts).not.toContain('<Badge text="alone in a quote" />');
  });

  it('fails if a module throws on import, with the message on the page', async () => {
    const { exitCode, log } = await buildExample(NAME, {
      files: {
        'rspress.config.ts':
          "export default { llms: true, ssg: { experimentalExcludeRoutePaths: ['/guide/bread'] } };",
        'components/Loaf.tsx':
          'const ratio = window.devicePixelRatio;\n\nexport function Loaf({ grams }: { grams: number }) {\n  return <p>{grams * ratio}</p>;\n}\n',
      },
    });
    expect(exitCode).toBe(1);
    const messages = drawn('Output');
    expect(messages).toHaveLength(2);
    for (const { code } of messages) {
      expect(log.replace(/File: .*\/(?=docs\/)/, 'File: /home/me/site/')).toContain(code.trim());
    }
  });

  it('with pluginLlms, writes the source of pages and shows no copy button', async () => {
    const { exitCode, log, read } = await buildExample(NAME, {
      files: {
        'rspress.config.ts': `import { defineConfig } from '@rspress/core';
import { pluginLlms } from '@rspress/plugin-llms';
export default defineConfig({ title: 'Bakery', plugins: [pluginLlms()] });`,
      },
    });
    expect(exitCode, log).toBe(0);
    expect(read('guide/bread.md')).toContain('<Loaf grams={500} />');
    expect(read('guide/bread.md')).toContain("import { Loaf } from '../../components/Loaf';");
    expect(read('guide/bread.md')).toContain('[flour](./flour.md)');
    expect(read('llms.txt')).toContain('\n## Other\n');
    expect(read('guide/bread.html')).not.toContain('rp-llms-copy-button');
  });
});
