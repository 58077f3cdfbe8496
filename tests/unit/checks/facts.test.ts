import { expect, test } from 'vitest';
import { factsRule as rule } from '../../../checks/rules/facts';
import { type Files, findingsOf } from './corpus-of';
import { changed, PAIR, updated, withClaims } from './facts-fixture';

const FACTS = 'tests/facts/guide/page.json';
const ENGLISH = 'docs/en/guide/page.mdx';
const CHINESE = 'docs/zh/guide/page.mdx';
const TEST = 'tests/unit/base.test.ts: adds the slashes';
const SOURCE = 'node_modules/core/base.js#';

/** Returns findings as `file:line problem`. */
async function found(files: Files): Promise<string[]> {
  return (await findingsOf(rule, files)).map(({ file, line, problem }) => `${file}:${line} ${problem}`);
}

test('claims with a test, a list, a source, and a URL are accepted', async () => {
  expect(await found(withClaims(TEST, 'site/list.json', SOURCE, 'https://docs.example/base'))).toEqual([]);
});

test('a page without claims is accepted', async () => {
  expect(await found(PAIR)).toEqual([]);
});

test('a section that changed in one language is reported in that language', async () => {
  const [finding, ...others] = await findingsOf(rule, changed(withClaims(TEST), CHINESE, '补上', '去掉'));
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ file: CHINESE, line: 5 });
  expect(finding?.problem).toBe('Section "base" changed since its claims were checked.');
  expect(finding?.advice).toContain('npm run facts -- guide/page');
});

test('a change in the text before the first section is reported', async () => {
  expect(await found(changed(withClaims(TEST), ENGLISH, 'A page.', 'The page.'))).toEqual([
    `${ENGLISH}:1 The text before the first section changed since its claims were checked.`,
  ]);
});

test("blank lines between sections don't count as a change", async () => {
  expect(await found(changed(withClaims(TEST), ENGLISH, '\n\n## Next', '\n\n\n## Next'))).toEqual([]);
});

test('a section without an entry is reported in both languages', async () => {
  const files = changed(withClaims(TEST), ENGLISH, '## Next', '## New {#new}\n\nNew.\n\n## Next');
  expect(await found(changed(files, CHINESE, '## 下一步', '## 新 {#new}\n\n新。\n\n## 下一步'))).toEqual([
    `${ENGLISH}:9 Section "new" has no entry in ${FACTS}.`,
    `${CHINESE}:9 Section "new" has no entry in ${FACTS}.`,
  ]);
});

test('an entry whose section is missing in one language is reported', async () => {
  const files = changed(withClaims(TEST), ENGLISH, '\n## Next {#next}\n\nMore.\n', '');
  expect(await found(files)).toEqual([
    expect.stringMatching(/page\.json:\d+ Section "next" isn't in docs\/en\//),
  ]);
});

test.each([
  [
    'a test that is gone',
    TEST,
    'tests/unit/base.test.ts',
    'slashes',
    'dots',
    'runs no test "adds the slashes"',
  ],
  [
    'a test that is skipped',
    TEST,
    'tests/unit/base.test.ts',
    'it(',
    'it.skip(',
    'runs no test "adds the slashes"',
  ],
  ['a source that changed', SOURCE, 'node_modules/core/base.js', '1', '2', 'base.js changed'],
])('%s is reported with its section', async (_, evidence, file, from, to, problem) => {
  const [finding, ...others] = await findingsOf(rule, changed(withClaims(evidence), file, from, to));
  expect(others).toEqual([]);
  expect(finding?.file).toBe(FACTS);
  expect(finding?.problem).toMatch(/^Section "base": /);
  expect(finding?.problem).toContain(problem);
  expect(finding?.advice).toContain('"Slashes are added."');
});

test.each([
  [TEST, 'tests/unit/base.test.ts'],
  [SOURCE, 'node_modules/core/base.js'],
  ['site/list.json', 'site/list.json'],
])('evidence without its file is reported: %s', async (evidence, file) => {
  const { [file]: _, ...files } = withClaims(evidence);
  expect(await found(files)).toEqual([expect.stringContaining(`Section "base": There is no file ${file}.`)]);
});

test('a source without a hash is reported at the line of its claim', async () => {
  const files = withClaims(SOURCE);
  const text = files[FACTS] ?? '';
  const [finding] = await findingsOf(rule, { ...files, [FACTS]: text.replace(/base\.js#\w+/, 'base.js') });
  expect(finding?.problem).toBe('Section "base": node_modules/core/base.js has no hash.');
  expect(text.split('\n')[(finding?.line ?? 0) - 1]).toContain('Slashes are added.');
});

test('facts without any claims are reported', async () => {
  expect(await found({ ...PAIR, [FACTS]: updated(PAIR) })).toEqual([`${FACTS}:1 There are no claims.`]);
});

test('facts of a page that is missing in one language are reported', async () => {
  const { [CHINESE]: _, ...files } = withClaims(TEST);
  expect(await found(files)).toEqual([`${FACTS}:1 There is no page ${CHINESE}.`]);
});

test("a facts file that isn't JSON is reported without further problems", async () => {
  expect(await found({ ...PAIR, [FACTS]: '{' })).toEqual([expect.stringContaining("The file isn't JSON")]);
});
