import { expect, test } from 'vitest';
import { navigationFilesRule } from '../../../checks/rules/navigation-files';
import { findingsOf, placesOf } from './corpus-of';

/** Returns navigation files with one entry per line, so that each finding has its own line. */
function nav(en: object[], zh: object[]): Record<string, string> {
  const print = (entries: object[]) => `[\n${entries.map(entry => JSON.stringify(entry)).join(',\n')}\n]\n`;
  return {
    'docs/en/_nav.json': print(en),
    'docs/zh/_nav.json': print(zh),
    'i18n.json': '{ "nav.guide": { "en": "Guide", "zh": "指南" }, "nav.api": { "en": "API", "zh": "接口" } }',
  };
}

test('the same items with translated texts and links are accepted', async () => {
  const files = nav(
    [
      { text: 'Guide', link: '/guide/a' },
      { text: 'nav.guide', items: [{ text: 'B', link: '/b' }] },
    ],
    [
      { text: '指南', link: '/zh/guide/a' },
      { text: 'nav.guide', items: [{ text: '乙', link: '/b' }] },
    ],
  );
  expect(await placesOf(navigationFilesRule, files)).toEqual([]);
});

test('a link that differs between the languages is reported at its line', async () => {
  const files = nav(
    [
      { text: 'A', link: '/a' },
      { text: 'B', link: '/b' },
    ],
    [
      { text: '甲', link: '/a' },
      { text: '乙', link: '/c' },
    ],
  );
  expect(await placesOf(navigationFilesRule, files)).toEqual(['docs/zh/_nav.json:3']);
});

test('a different key of i18n.json, or a text instead of a key, is reported', async () => {
  const files = nav([{ text: 'nav.guide' }, { text: 'nav.guide' }], [{ text: 'nav.api' }, { text: '指南' }]);
  expect(await placesOf(navigationFilesRule, files)).toEqual(['docs/zh/_nav.json:2', 'docs/zh/_nav.json:3']);
});

test('an item that exists in only one language is reported at its line', async () => {
  const files = nav(
    [{ text: 'A', link: '/a' }],
    [
      { text: '甲', link: '/a' },
      { text: '乙', link: '/b' },
    ],
  );
  const found = await findingsOf(navigationFilesRule, files);
  expect(found).toMatchObject([
    { file: 'docs/zh/_nav.json', line: 3 },
    { file: 'docs/zh/_nav.json', line: 3 },
  ]);
});

test('a file that exists in only one language and a different page order are reported', async () => {
  const files = {
    'docs/en/guide/_meta.json': '["a",\n"b"]\n',
    'docs/zh/guide/_meta.json': '["b",\n"a"]\n',
    'docs/zh/api/_meta.json': '[]\n',
  };
  expect(await placesOf(navigationFilesRule, files)).toEqual([
    'docs/zh/api/_meta.json:1',
    'docs/zh/guide/_meta.json:1',
    'docs/zh/guide/_meta.json:2',
  ]);
});

test("a file that isn't JSON causes an error with its name", async () => {
  await expect(findingsOf(navigationFilesRule, { 'docs/en/_nav.json': '[' })).rejects.toThrow(
    'docs/en/_nav.json',
  );
});
