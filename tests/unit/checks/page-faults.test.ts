import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { faultsOfPage } from '../../../checks/page-faults/faults';
import { pageFaultsRule } from '../../../checks/rules/page-faults';
import { placesOf } from './corpus-of';

const FILE = 'docs/en/page.mdx';
const faults = (source: string, file = FILE) =>
  faultsOfPage(source, file).map(({ line, column, problem, advice }) =>
    `${line}:${column} ${problem} ${advice}`.trim(),
  );

it('names the place of a syntax error', () => {
  expect(faults('# A\n\nText {1 +\n')).toEqual([
    '3:10 Unexpected end of file in expression, expected a corresponding closing brace for `{`.',
  ]);
  expect(faults('# A\n\n<Card>\n\nText\n')).toEqual(['3:1 Expected a closing tag for `<Card>` (3:1-3:7).']);
});

it('names the place of a mistake in the frontmatter', () => {
  expect(faults('---\ntitle: A\ndescription: "B\n---\n\n# A\n')).toEqual([
    `3:16 The frontmatter isn't valid YAML: Missing closing ". If a value contains a character such as : [ or @, put the whole value in quotation marks.`,
  ]);
  expect(faults('---\ntitle: A\ntitle: B\n---\n\n# A\n')).toEqual([
    "3:1 The frontmatter isn't valid YAML: Map keys must be unique. Take one of the two lines out.",
  ]);
});

it('names components and variables that a page lacks, all at once', () => {
  expect(
    faults('# A\n\n<Crad title="a" />\n\nIt has <Nope.Item /> and {count}.\n\n<Card title={names[0]} />\n'),
  ).toEqual([
    '3:1 There is no component <Crad> on this page. Import it, or correct the name. Did you mean Card?',
    '5:8 There is no component <Nope> on this page. Import it, or correct the name.',
    "5:27 count isn't declared. Import or export it on this page, or correct the name.",
    "7:14 names isn't declared. Import or export it on this page, or correct the name.",
  ]);
});

it('asks whether an imported component was meant', () => {
  const [fault] = faults(
    "import { PackageManagerTabs } from '@rspress/core/theme';\n\n<PackageManagersTabs />\n",
  );
  expect(fault).toContain('Did you mean PackageManagerTabs?');
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
  expect(faults(source).filter(line => !line.includes('./icons'))).toEqual([]);
});

it('names imported files that are missing, even if nothing uses them', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'page-'));
  mkdirSync(path.join(folder, 'parts'));
  writeFileSync(path.join(folder, 'part.tsx'), '');
  writeFileSync(path.join(folder, 'parts/index.tsx'), '');
  const file = path.join(folder, 'page.mdx');
  const source =
    "import a from './part';\nimport b from './parts';\nimport c from './part.tsx?raw';\nimport d from '../none';\n";
  expect(faults(source, file)).toEqual([`4:15 There is no file ../none. Correct the path of this import.`]);
  rmSync(folder, { recursive: true });
});

it('names images with a relative path that are missing', () => {
  expect(faults('# A\n\nText ![A](./none.png) ![B](/none.png) ![C](https://example.com/none.png)\n')).toEqual(
    ["3:6 The image ./none.png doesn't exist. Put it at docs/en/none.png, or correct the path."],
  );
});

it('names code blocks that are open, because the end of the next one ends them, or nothing does', () => {
  const open = "This code block isn't closed. Write ``` on the line after its code.";
  expect(faults('# A\n\n```sh\nls\n\n## B\n\n```js\n1\n```\n')).toEqual([`3:1 ${open}`]);
  expect(faults('# A\n\n- B\n\n  ```sh\n  ls\n')).toEqual([`5:3 ${open}`]);
  expect(faults('# A\n\n```json file="<root>/package.json"\n\n## B\n\n```\n')).toEqual([
    '3:1 This code block shows a file, so it must be empty. Write ``` on the next line.',
  ]);
  expect(
    faults('# A\n\n````md\n```sh\nls\n```\n````\n\n- B\n\n  ~~~sh\n  ls ```\n  ~~~\n\n    indented\n'),
  ).toEqual([]);
});

it('names files of code blocks that are missing', () => {
  const fence = (file: string) => `\`\`\`json file="${file}"\n\`\`\`\n\n`;
  expect(faults(`# A\n\n${fence('<root>/package.json')}${fence('<root>/none.json')}`)).toEqual([
    '6:1 There is no file none.json for this code block. Correct the path, or add the file.',
  ]);
});

it('names pictures that do not exist', () => {
  expect(faults('# A\n\n<Picture name="navbar" alt="" />\n\n<Picture name="none" alt="" />\n')).toEqual([
    expect.stringMatching(/^5:1 There is no picture "none"\. Use one from site\/pictures\.ts: .*navbar/),
  ]);
});

it('is a rule for all pages', async () => {
  const files = { 'docs/en/a.mdx': '# A\n\n<Card />\n', 'docs/zh/a.mdx': '# A\n\n<Crad />\n' };
  expect(await placesOf(pageFaultsRule, files)).toEqual(['docs/zh/a.mdx:3']);
});
