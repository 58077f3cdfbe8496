import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { metaValue } from '../../../checks/fences/meta';
import { buildExample, type ExampleBuild } from './build-example';
import { textOf } from './html';

const PAGE = 'plugin/official-plugins/api-docgen.mdx';
const CONFIG = readFileSync('examples/plugin-api-docgen/rspress.config.ts', 'utf8');
const DOC = readFileSync('examples/plugin-api-docgen/docs/index.mdx', 'utf8');

describe('the example of a site with props tables', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('plugin-api-docgen');
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
    expect(drawn('doc_build/index.html')).toHaveLength(2);
    expect(drawn('<API moduleName=')).toHaveLength(2);
  });

  it.each(drawn('doc_build/index.html'))('has the table that $file shows', ({ code }) => {
    expect(tableText(site.read('index.html'))).toBe(code.trim());
  });

  it('has the table in the search index', () => {
    expect(site.read('static/search_index.en.*.json')).toContain(
      '|height|Height in centimeters.|`number`|`12`|',
    );
  });

  it('adds ids to the headings of the table', () => {
    expect(site.read('index.html')).toMatch(/<h3 class="rp-toc-include" id="sail"/);
  });

  it('loads no renderer scripts on the 404 page, which has no table', () => {
    // The name of a construct in the Markdown parser, which no minifier changes
    const renderer = site.files.filter(
      file => file.endsWith('.js') && site.read(file).includes('codeFencedFenceMeta'),
    );
    expect(renderer).toEqual([expect.stringMatching(/^static\/js\/async\/(?!route-)/)]);
    expect(site.read('404.html')).toContain('static/js/');
    expect(site.read('404.html')).not.toContain(renderer[0]);
  });

  it('renders tables and functions in the language of the page', async () => {
    const [english, chinese] = drawn('rspress.config.ts').filter(({ code }) => code.includes('area-zh'));
    expect(chinese?.code).toBe(english?.code);
    const page = `${DOC}\n## Functions\n\n<API moduleName="area" />\n`;
    const { exitCode, log, read } = await buildExample('plugin-api-docgen', {
      files: {
        'rspress.config.ts': english?.code ?? '',
        'docs/index.mdx': null,
        'docs/en/index.mdx': page,
        'docs/zh/index.mdx': page,
      },
    });
    expect(exitCode, log).toBe(0);
    expect(tableText(read('zh/index.html'))).toMatch(
      /\n属性 +说明 +类型 +默认值\nheight .* number \| undefined +12\n/,
    );
    expect(tableText(read('zh/index.html'))).toMatch(/\nclassName +节点类名 /);
    for (const file of ['index.html', 'zh/index.html']) {
      const text = textOf(read(file).slice(read(file).lastIndexOf('class="rspress-plugin-api-docgen"')));
      for (const { code } of drawn('<API moduleName='))
        for (const line of code.trim().split('\n')) expect(text).toContain(line);
    }
  });

  it("builds without entries that can't be read, and reports them", async () => {
    const { exitCode, log, read } = await buildExample('plugin-api-docgen', {
      files: {
        'rspress.config.ts': CONFIG.replace(
          /entries: .*,/,
          `entries: { sail: './src/Sail.tsx', missing: './src/Mast.tsx', none: './src/none.ts' },
          parseToolOptions: { 'react-docgen-typescript': { tsconfigPath: { sail: './nowhere.json' } } },`,
        ),
        'docs/index.mdx': '# A\n\n<API moduleName="nothing" />\n\n## B\n',
        'src/none.ts': 'export const none = 1;\n',
        'docs/b.md': '# B\n\n<API moduleName="sail" />\n\nMore.\n',
      },
    });
    expect(exitCode, log).toBe(0);
    for (const file of ['Mast.tsx', 'none.ts'])
      expect(log).toMatch(new RegExp(`\\[module-doc-plugin\\] Unable to parse API document in .*${file}`));
    expect(log).toContain('Generate API table error:');
    expect(log).toContain('Cannot load custom tsconfig.json from provided path: ./nowhere.json');
    expect(log).toContain('Generate API table successfully!');
    expect(log).toContain('No api doc found for module: nothing in lang: en');
    expect(read('b.html')).toContain('<api modulename="sail">');
    expect(read('b.html')).not.toContain('rspress-plugin-api-docgen');
  });

  it('fails to build if entries names only one parser', async () => {
    const { exitCode, log } = await buildExample('plugin-api-docgen', {
      files: {
        'rspress.config.ts': `// @ts-nocheck\n${CONFIG.replace(
          /entries: .*,/,
          "entries: { documentation: { area: './src/area.ts' } },",
        )}`,
      },
    });
    expect(exitCode).toBe(1);
    expect(log).toContain('TypeError: Cannot convert undefined or null to object');
  });
});

function drawn(title: string) {
  return pagesNamed(PAGE).flatMap(({ file, fences }) =>
    fences
      .filter(({ meta }) => metaValue(meta, 'title')?.startsWith(title))
      .map(({ code }) => ({ file, code })),
  );
}

/** Returns the headings and paragraphs above a page's first table, and the table in columns. */
function tableText(page: string): string {
  const [, above = '', table = ''] =
    /class="rspress-plugin-api-docgen">([\s\S]*?)<table[^>]*>([\s\S]*?)<\/table>/.exec(page) ?? [];
  const rows = [...table.matchAll(/<tr[^>]*>([\s\S]*?)<\/tr>/g)].flatMap(([, row = '']) => {
    const cells = [...row.matchAll(/<t[dh][^>]*>([\s\S]*?)<\/t[dh]>/g)].map(([, cell = '']) =>
      cell.split('\n').map(line => textOf(line)),
    );
    const height = Math.max(...cells.map(lines => lines.length));
    return Array.from({ length: height }, (_, line) => cells.map(lines => lines[line] ?? ''));
  });
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)));
  const lines = rows.map(row =>
    row
      .map((cell, column) => cell.padEnd((widths[column] ?? 0) + 2))
      .join('')
      .trimEnd(),
  );
  const heads = [...above.matchAll(/<(?:h3|p)[^>]*>([\s\S]*?)<\/(?:h3|p)>/g)].map(([, head = '']) =>
    textOf(head).replace(/^#/, '').trim(),
  );
  return [...heads, '', ...lines].join('\n');
}
