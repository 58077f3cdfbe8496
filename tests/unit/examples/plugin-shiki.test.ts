import { readFileSync } from 'node:fs';
import { transformerNotationFocus, transformerRemoveNotationEscape } from '@shikijs/transformers';
import { bundledLanguagesInfo, bundledThemesInfo, codeToHtml, type ShikiTransformer } from 'shiki';
import { beforeAll, describe, expect, it } from 'vitest';
import { metaValue } from '../../../checks/fences/meta';
import { buildExample, type ExampleBuild } from './build-example';
import { attribute, tagsOf, textOf } from './html';
import { pagesWithEnglishTitles } from './page-code';

const PAGE = 'plugin/official-plugins/shiki.mdx';
const CONFIG = readFileSync('examples/plugin-shiki/rspress.config.ts', 'utf8');

describe('the example with custom syntax highlighting', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('plugin-shiki');
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
  });

  it('styles a word with its light and dark color', () => {
    expect(blockOf(site.read('languages.html'), 'boat')).toContain('color:light-dark(#D73A49, #F97583)');
  });

  it('removes notations from the code and adds their classes to the block', () => {
    const blocks = blocksOf(site.read('index.html'));
    expect(blocks.join()).not.toContain('[!code');
    expect(blocks.map(block => /has-(?!highlighted)\w+/.exec(block)?.[0])).toEqual([
      'has-diff',
      'has-focused',
      undefined,
      undefined,
      undefined,
    ]);
    for (const block of blocks) expect(block).toMatch(/^<pre class="[^"]*has-highlighted/);
    const words = blocks.at(-1)?.matchAll(/class="highlighted-word">(.*?)</g) ?? [];
    expect([...words].map(([, word]) => word)).toEqual(['boat', 'boat']);
  });

  it('highlights an alias and a custom language, and shows an unknown language as plain text', () => {
    const page = site.read('languages.html');
    expect(blockOf(page, 'env')).toMatch(/color:[^>]*>PAPER</);
    expect(blockOf(page, 'boat')).toMatch(/color:[^>]*>fold</);
    expect(blockOf(page, 'txt')).toContain('<span>plain</span>');
  });

  it('marks the prompt to be left out of copied code', () => {
    const block = blockOf(site.read('languages.html'), 'sh');
    expect(block).toContain('class="prompt rp-copy-ignore">$ </span>');
    expect(textOf(block)).toBe('$ npm install added 3 packages');
  });

  it('fails to build with an unknown language if no fallback is set', async () => {
    const { exitCode, log } = await buildExample('plugin-shiki', {
      files: {
        'rspress.config.ts': CONFIG.replace("fallbackLanguage: 'txt',", ''),
      },
    });
    expect(exitCode).toBe(1);
    expect(log).toContain(
      'Language `hieroglyphs` is not included in this bundle. You may want to load it from external source.',
    );
  });

  it("fails to build with an alias of a language that isn't loaded", async () => {
    const { exitCode, log } = await buildExample('plugin-shiki', {
      files: { 'rspress.config.ts': CONFIG.replace("'dotenv', boat", 'boat') },
    });
    expect(exitCode).toBe(1);
    expect(log).toContain('Language `env` not found, you may need to load it first');
  });

  it.each([
    ['in one color', "['md']", /<span style="[^"]*">assert paper<\/span>/],
    ['in its own colors', "['md', 'python']", /<span style="[^"]*">assert<\/span>/],
  ])('shows code in a Markdown block %s if langs is %s', async (_, langs, shown) => {
    const { exitCode, log, read } = await buildExample('plugin-shiki', {
      files: {
        'rspress.config.ts': `import { defineConfig } from '@rspress/core';
export default defineConfig({ markdown: { shiki: { langs: ${langs} } } });
`,
        'docs/index.md': '# A\n\n````md\n```python\nassert paper\n```\n````\n',
        'docs/languages.md': '# B\n',
      },
    });
    expect(exitCode, log).toBe(0);
    expect(blockOf(read('index.html'), 'md')).toMatch(shown);
  });

  it("leaves a block unhighlighted if its language isn't loaded and lazy is false", async () => {
    const { exitCode, log, read } = await buildExample('plugin-shiki', {
      files: {
        'rspress.config.ts': `import { defineConfig } from '@rspress/core';
import { transformerRemoveNotationEscape } from '@shikijs/transformers';
export default defineConfig({
  markdown: {
    shiki: {
      theme: 'nord',
      lazy: false,
      inline: 'tailing-curly-colon',
      transformers: [transformerRemoveNotationEscape()],
    },
  },
});
`,
        'docs/index.md':
          '# A\n\n```python title="a.py"\nprint(1)\n```\n\n```ts\na; // [\\!code focus]\n```\n\n`a{:ts}`\n',
      },
    });
    expect(exitCode, log).toBe(0);
    const [python, ts] = blocksOf(read('index.html'));
    expect(python).toMatch(/^<pre><code class="language-python"/);
    expect(ts).toMatch(/^<pre class="shiki nord" style="background-color:#2e3440ff;/);
    expect(textOf(ts ?? '')).toContain('[!code focus]');
    expect(read('index.html')).toMatch(/<p><span class="shiki nord"[^>]* lang="ts"><code>/);
  });
});

it('Shiki shows an escaped notation only if the escape transformer runs last', async () => {
  const [escaped, focus] = [transformerRemoveNotationEscape(), transformerNotationFocus()];
  const shown = async (transformers: ShikiTransformer[]) =>
    textOf(await codeToHtml('a; // [\\!code focus]', { lang: 'ts', theme: 'nord', transformers }));
  expect(await shown([focus, escaped])).toBe('a; // [!code focus]');
  expect(await shown([escaped, focus])).toBe('a;');
});

describe('the page about Shiki', () => {
  const pages = pagesWithEnglishTitles(PAGE);
  const drawn = (title: string) =>
    pages.flatMap(({ file, fences }) =>
      fences.filter(({ meta }) => metaValue(meta, 'title') === title).map(({ code }) => ({ file, code })),
    );

  it('states how many languages and themes are installed', () => {
    expect(pages).toHaveLength(2);
    for (const { source } of pages) {
      expect(source).toContain(` ${bundledLanguagesInfo.length} `);
      expect(source).toContain(` ${bundledThemesInfo.length} `);
    }
  });

  it('has an example whose code lines get the expected classes', async () => {
    const { read } = await buildExample('plugin-shiki');
    const html = read('index.html');
    const headings = [...html.matchAll(/<h2 [^>]*>(.*?)<\/h2>/gs)].map(([, text = '']) =>
      textOf(text).replace(/^#|#$/g, '').trim(),
    );
    const rows = blocksOf(html).flatMap((block, index) =>
      tagsOf(block, 'span')
        .filter(tag => /class="line\b/.test(tag))
        .map(tag => `${headings[index]} ${attribute(tag, 'class')?.replace(/^line ?/, '') || '-'}`),
    );
    expect(rows).toEqual([
      'Diff diff remove rp-copy-ignore',
      'Diff diff add',
      'Focus -',
      'Focus focused',
      'Focus -',
      'Error level -',
      'Error level highlighted error',
      'Error level highlighted warning',
      'Highlight highlighted',
      'Highlight highlighted',
      'Highlight highlighted',
      'Highlight highlighted',
      'Word -',
      'Word -',
    ]);
  });

  it.each(drawn('The prompt in the result'))('shows HTML of the example on $file', async ({ code }) => {
    const { read } = await buildExample('plugin-shiki');
    expect(read('languages.html')).toContain(code.trim().replace(/^<span /, ''));
  });
});

function blocksOf(html: string): string[] {
  return html.match(/<pre\b.*?<\/pre>/gs) ?? [];
}

/** Returns the only block in a language. */
function blockOf(html: string, language: string): string {
  const found = blocksOf(html).filter(block => block.includes(`data-lang="${language}"`));
  if (found.length !== 1) throw new Error(`${found.length} blocks are ${language}`);
  return found[0] ?? '';
}
