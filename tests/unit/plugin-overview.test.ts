import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, it, test } from 'vitest';
import { installedPlugins } from '../../plugins/content/api-facts/installed';

interface Row {
  slug: string;
  kind: string;
  pkg: string;
  release: string | undefined;
}

/** Returns the rows of the table of all plugins on the page in a language. */
function rowsOf(lang: string): Row[] {
  const page = readFileSync(`docs/${lang}/plugin/official-plugins/overview.mdx`, 'utf8');
  const [, table = ''] = /<FilterTable[\s\S]*?\n>\n\n([\s\S]*?)\n\n<\/FilterTable>/.exec(page) ?? [];
  return table
    .split('\n')
    .slice(2)
    .map(line => {
      const [, name = '', , kind = '', pkg = ''] = line.split('|').map(cell => cell.trim());
      const [, slug = ''] = /official-plugins\/([\w-]+)\)/.exec(name) ?? [];
      const [, packageName = ''] = /`(@rspress\/plugin-[\w-]+)`/.exec(pkg) ?? [];
      return { slug, kind, pkg: packageName, release: /` ([\d.]+\S*)$/.exec(pkg)?.[1] };
    });
}

const rows = rowsOf('en');

it("the plugin overview has a row for each official plugin's page", () => {
  const pages = globSync('*.mdx', { cwd: 'docs/en/plugin/official-plugins' })
    .map(file => file.replace('.mdx', ''))
    .filter(slug => slug !== 'overview');
  expect(rows.map(({ slug }) => slug)).toEqual(pages.sort());
  for (const { slug, pkg } of rows) expect(pkg).toBe(`@rspress/plugin-${slug}`);
});

it('the plugin overview lists exactly the installed packages, with their versions', () => {
  const installed = installedPlugins().map(({ name, version }) => [name, version]);
  const named = rows.filter(({ kind }) => kind === 'Package').map(({ pkg, release }) => [pkg, release]);
  expect(named).toEqual(installed);
});

test('both languages list the same packages, kinds, and releases', () => {
  const kinds = new Map(rows.map(({ kind }, at) => [rowsOf('zh')[at]?.kind, kind]));
  expect(rowsOf('zh').map(row => ({ ...row, kind: kinds.get(row.kind) }))).toEqual(rows);
});

describe('built-in plugins', () => {
  test.each(rows.filter(({ kind }) => kind === 'Built in').map(({ slug }) => slug))(
    'the page %s says so in its first paragraph',
    slug => {
      const page = readFileSync(`docs/en/plugin/official-plugins/${slug}.mdx`, 'utf8');
      const [, first = ''] = /\n# [^\n]+\n\n([^\n]+)/.exec(page) ?? [];
      expect(first).toMatch(/built in|core|part of/i);
    },
  );
});
