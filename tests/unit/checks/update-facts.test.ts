import { expect, test } from 'vitest';
import { parseFacts } from '../../../checks/facts/fact-file';
import { updateFacts } from '../../../checks/facts/update-facts';
import { factsRule } from '../../../checks/rules/facts';
import { type Files, findingsOf } from './corpus-of';
import { changed, PAIR, withClaims } from './facts-fixture';
import { projectOf } from './fixture';

const FACTS = 'tests/facts/guide/page.json';
const TEST = 'tests/unit/base.test.ts: adds the slashes';
const SOURCE = 'node_modules/core/base.js#';

const update = (files: Files, route = 'guide/page') => updateFacts(projectOf(files).root, route);
const findings = (files: Files) => findingsOf(factsRule, files);

test('a new facts file has every section, and each is reported as having no claims', () => {
  const { file, text, changes, withoutClaims } = update(PAIR);
  expect(file).toBe(FACTS);
  expect(Object.keys(parseFacts(text).facts.sections)).toEqual(['', 'base', 'next']);
  expect(changes).toEqual([
    'The text before the first section is new.',
    'Section "base" is new.',
    'Section "next" is new.',
  ]);
  expect(withoutClaims).toEqual(['The text before the first section', 'Section "base"', 'Section "next"']);
});

test('updating an up-to-date file reports and changes nothing', () => {
  const files = withClaims(TEST, SOURCE);
  expect(update(files)).toMatchObject({ changes: [], text: files[FACTS] });
});

test('after an update, the check passes again and the claims are kept', async () => {
  const before = changed(withClaims(TEST, SOURCE), 'docs/zh/guide/page.mdx', '补上', '自动补上');
  const files = changed(before, 'node_modules/core/base.js', '1', '2');
  expect(await findings(files)).toHaveLength(2);
  const { text, changes } = update(files);
  expect(changes).toEqual(['Section "base" changed in zh.', 'node_modules/core/base.js has a new hash.']);
  expect(parseFacts(text).facts.sections.base?.claims).toHaveLength(2);
  expect(await findings({ ...files, [FACTS]: text })).toEqual([]);
});

test('a section that no longer exists is removed, and its claims are reported', () => {
  const files = withClaims(TEST);
  const renamed = Object.fromEntries(
    Object.entries(files).map(([file, text]) => [
      file,
      file.endsWith('.mdx') ? text.replace('#base', '#path') : text,
    ]),
  );
  const { text, changes } = update(renamed);
  expect(Object.keys(parseFacts(text).facts.sections)).toEqual(['', 'path', 'next']);
  expect(changes).toEqual([
    'Section "path" is new.',
    'Section "base" is gone.',
    'Section "base" claimed: Slashes are added.',
  ]);
});

test('a source that no longer exists is reported, and the check still fails', async () => {
  const { 'node_modules/core/base.js': _, ...files } = withClaims(SOURCE);
  const { text, changes } = update(files);
  expect(changes).toEqual(['node_modules/core/base.js is gone: name other evidence.']);
  expect(await findings({ ...files, [FACTS]: text })).toHaveLength(1);
});

test.each(['/guide/page', 'guide/page/', '/guide/page/'])('the route may be %s', route => {
  expect(update(PAIR, route).file).toBe(FACTS);
});

test.each([
  ['/', 'tests/facts/index.json'],
  ['api', 'tests/facts/api/index.json'],
  ['index', 'tests/facts/index.json'],
])('the facts of the index page %s are in index.json', (route, file) => {
  const page = '# A\n';
  const folder = ['/', 'index'].includes(route) ? '' : `${route}/`;
  const pair = { [`docs/en/${folder}index.mdx`]: page, [`docs/zh/${folder}index.mdx`]: page };
  expect(update(pair, route).file).toBe(file);
});

test.each([
  ["a page that doesn't exist", PAIR, 'guide/other', "don't both have a page /guide/other"],
  [
    'a page with different sections in each language',
    changed(PAIR, 'docs/zh/guide/page.mdx', '#next', '#more'),
    'guide/page',
    'have different sections',
  ],
  ['an invalid facts file', { ...PAIR, [FACTS]: '[]' }, 'guide/page', "The file isn't an object."],
])('%s is rejected', (_, files, route, message) => {
  expect(() => update(files, route)).toThrow(message);
});
