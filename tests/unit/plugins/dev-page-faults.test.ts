import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { checkTexts } from '../../../plugins/dev/checkTexts';
import { faultsOfPage } from '../../../plugins/dev/page-faults/faults';

const FILE = 'docs/en/page.mdx';
const GLOBALS = ['components/Card/Card.tsx', 'components/Picture/Picture.tsx'];
const faults = (source: string) => faultsOfPage(source, FILE, GLOBALS);

it('names the place of a syntax error', () => {
  expect(faults('# A\n\nText {1 +\n')).toEqual([
    'docs/en/page.mdx:3:10 Unexpected end of file in expression, expected a corresponding closing brace for `{`.',
  ]);
  expect(faults('# A\n\n<Card>\n\nText\n')).toEqual([
    'docs/en/page.mdx:3:1 Expected a closing tag for `<Card>` (3:1-3:7).',
  ]);
});

it('names the place of a mistake in the frontmatter', () => {
  expect(faults('---\ntitle: A\ndescription: "B\n---\n\n# A\n')).toEqual([
    expect.stringMatching(/^docs\/en\/page\.mdx:3:\d+ The frontmatter isn't valid YAML: /),
  ]);
});

it('names components and variables that a page lacks, all at once', () => {
  expect(
    faults('# A\n\n<Crad title="a" />\n\nIt has <Nope.Item /> and {count}.\n\n<Card title={names[0]} />\n'),
  ).toEqual([
    'docs/en/page.mdx:3:1 There is no component <Crad> on this page. Import it, or correct the name: did you mean <Card>?',
    'docs/en/page.mdx:5:8 There is no component <Nope> on this page. Import it, or correct the name.',
    "docs/en/page.mdx:5:27 count isn't declared. Import or export it on this page, or correct the name.",
    "docs/en/page.mdx:7:14 names isn't declared. Import or export it on this page, or correct the name.",
  ]);
});

it('knows what a page imports, declares, and gets', () => {
  const source = `import { Tab, Tabs as T } from '@rspress/core/theme';
import * as icons from './icons';

export const names = ['a', 'b'];
export function first([one, { two: three = 1 }], ...rest) { const four = one; return { one, three, four, five: rest }; }

# A

<T><Tab label={names.map((name, at) => { label: for (const part of name) break label; return at + name; }).length} /></T>
<icons.Star {...first(names)} /> {props.text} {window.innerWidth} {import.meta.url} <Card title={<Picture />} /> <b>x</b>
<Fact option="base" />
`;
  expect(faultsOfPage(source, 'docs/en/page.mdx', GLOBALS).filter(line => !line.includes('./icons'))).toEqual(
    [],
  );
});

it('names imported files that are missing, even if nothing uses them', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'page-'));
  mkdirSync(path.join(folder, 'parts'));
  writeFileSync(path.join(folder, 'part.tsx'), '');
  writeFileSync(path.join(folder, 'parts/index.tsx'), '');
  const file = path.join(folder, 'page.mdx');
  const source =
    "import a from './part';\nimport b from './parts';\nimport c from './part.tsx?raw';\nimport d from '../none';\n";
  expect(faultsOfPage(source, file, [])).toEqual([
    `${file}:4:15 There is no file ../none. Correct the path of this import.`,
  ]);
  rmSync(folder, { recursive: true });
});

it('finds nothing on the pages of this site', () => {
  const listed = /globalComponents: \[(.*?)\]/s.exec(readFileSync('rspress.config.ts', 'utf8'))?.[1] ?? '';
  const globals = listed.match(/components\/[\w/]+\.tsx/g) ?? [];
  const found = globSync('docs/**/*.{md,mdx}').flatMap(file =>
    faultsOfPage(readFileSync(file, 'utf8'), file, globals),
  );
  expect(found).toEqual([]);
});

it('names the place of a mistake in the interface texts', () => {
  expect(() => checkTexts('{}')).not.toThrow();
  expect(() => checkTexts('{\n  "a": { "en": "A" \n  "b": 1\n}')).toThrow(
    /^i18n\.json:3:3 The interface texts aren't valid JSON: /,
  );
  expect(() => checkTexts('{\n  "a": { "en": Handbook }\n}')).toThrow(/^i18n\.json:2:16 /);
  expect(() => checkTexts('{\n  "a": 1')).toThrow(/^i18n\.json:2:9 /);
});
