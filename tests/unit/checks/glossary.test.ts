import { expect, test } from 'vitest';
import { BANNED_WORDS, GLOSSARY } from '../../../checks/glossary';
import { glossaryRule } from '../../../checks/rules/glossary';
import { findingsOf, placesOf } from './corpus-of';

const english = BANNED_WORDS.filter(({ lang }) => lang === 'en').map(({ word }) => word);
const chinese = BANNED_WORDS.filter(({ lang }) => lang === 'zh').map(({ word }) => word);
const terms = GLOSSARY.flatMap(({ zh, banned }) => banned.map(word => [word, zh] as const));

test.each(english)('"%s" is reported in English text', async word => {
  const source = `# A\n\n${word[0]?.toUpperCase()}${word.slice(1)} add a line.\n`;
  expect(await placesOf(glossaryRule, { 'docs/en/a.mdx': source })).toEqual(['docs/en/a.mdx:3']);
});

test.each(chinese)('"%s" is reported in Chinese text', async word => {
  expect(await placesOf(glossaryRule, { 'docs/zh/a.mdx': `# 甲\n\n请${word}看。\n` })).toEqual([
    'docs/zh/a.mdx:3',
  ]);
});

test.each(terms)('"%s" is reported, and the term %s is suggested', async (word, zh) => {
  const [finding] = await findingsOf(glossaryRule, { 'docs/zh/a.mdx': `# 甲\n\n这是${word}的例子。\n` });
  expect(finding).toMatchObject({ file: 'docs/zh/a.mdx', line: 3 });
  expect(finding?.advice).toContain(zh);
});

test.each([
  ['inline code', 'Run `docs folder`.'],
  ['a code block', '```bash\ndocs folder\n```'],
  ['a quotation', 'npm says "docs folder".'],
  ['an expression', '{"docs folder".length}'],
  ['another word', 'Docs folders, and a docs folder-like place.'],
  ['the URL of a link', '[it](https://a.dev/docs%20folder)'],
])("%s isn't reported", async (_, text) => {
  expect(await placesOf(glossaryRule, { 'docs/en/a.mdx': `# A\n\n${text}\n` })).toEqual([]);
});

test('descriptions and text props of components are checked, too', async () => {
  const source = '---\ndescription: A docs folder\n---\n\n# A\n\n<A title="The docs folder" />\n';
  expect(await placesOf(glossaryRule, { 'docs/en/a.mdx': source })).toEqual([
    'docs/en/a.mdx:2',
    'docs/en/a.mdx:7',
  ]);
});

test('a word that begins its term is found only outside the term', async () => {
  const source = '# 甲\n\n小屏幕上的菜单。\n\n小屏菜单。\n';
  expect(await placesOf(glossaryRule, { 'docs/zh/a.mdx': source })).toEqual(['docs/zh/a.mdx:5']);
});

test("no term contains another term's banned word", () => {
  for (const [word, term] of terms) {
    expect(GLOSSARY.filter(({ zh }) => zh.includes(word) && !(zh === term && zh.startsWith(word)))).toEqual(
      [],
    );
  }
});
