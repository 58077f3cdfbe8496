import { expect, test } from 'vitest';
import { chineseTypographyRule } from '../../../checks/rules/chinese-typography';
import { findingsOf, fixedBy, placesOf } from './corpus-of';

const file = 'docs/zh/a.mdx';

test.each([
  ['text with spaces and full-width punctuation', '用 Rspress 2 构建，见 `a.ts`（可选）：“好”。'],
  ['inline code', '看 `中文abc,好`。'],
  ['a code block', '```ts\nconst a = 1; // 中文abc,好\n```'],
  ['an import', "import { 甲a } from './甲a';"],
  ['an expression', '{`中文abc`}'],
  ['Latin text with half-width brackets', 'Rspress (2.0.22) is released, see it.'],
  ['a link whose text is its URL', '见 <https://a.dev/中文abc>'.replace(/[<>]/g, '')],
  ['a list of code', '写 `a`、`b` 或者 `c`。'],
])("%s isn't reported", async (_, text) => {
  expect(await placesOf(chineseTypographyRule, { [file]: `# 甲\n\n${text}\n` })).toEqual([]);
});

test("English pages aren't checked", async () => {
  expect(await placesOf(chineseTypographyRule, { 'docs/en/a.mdx': '# A\n\n中文abc\n' })).toEqual([]);
});

test.each([
  ['Latin text without spaces around it', '用Rspress构建', '用 Rspress 构建'],
  ['a digit without spaces around it', '共3个', '共 3 个'],
  ['code without spaces around it', '写`a`时', '写 `a` 时'],
  ['bold Latin text without spaces around it', '用**Rspress**构建', '用 **Rspress** 构建'],
  ['bold Chinese text without spaces around it', 'Rspress**构建**React', 'Rspress **构建** React'],
  ['a link without spaces around it', '见[Rspress](#a)一节', '见 [Rspress](#a) 一节'],
  ['a half-width comma', '构建,部署', '构建，部署'],
  ['Chinese text with a half-width colon and period', '注意: 先构建.', '注意：先构建。'],
  ['Chinese text in half-width brackets', '静态站点生成(SSG)和部署', '静态站点生成（SSG）和部署'],
  ['Chinese text in straight quotes', '显示"构建"二字', '显示“构建”二字'],
  ['a space next to full-width punctuation', '构建 ，部署', '构建，部署'],
  ['a missing space in a heading with an id', '## 用Rspress {#a}', '## 用 Rspress {#a}'],
  ['a missing space in a table', '| 甲a |\n|---|\n| 乙 |', '| 甲 a |\n|---|\n| 乙 |'],
  ['a missing space after an escape', '写\\<a表示,好', '写\\<a 表示，好'],
  ['a missing space in the text of a component', '<A title="构建a" />', '<A title="构建 a" />'],
])('%s is reported and fixed', async (_, wrong, right) => {
  const files = { [file]: `# 甲\n\n${wrong}\n` };
  expect(await placesOf(chineseTypographyRule, files)).toEqual([`${file}:3`]);
  expect((await fixedBy(chineseTypographyRule, files))[file]).toBe(`# 甲\n\n${right}\n`);
});

test('a description is fixed', async () => {
  const files = { [file]: '---\ndescription: 用Rspress,好\n---\n' };
  expect((await fixedBy(chineseTypographyRule, files))[file]).toBe('---\ndescription: 用 Rspress，好\n---\n');
});

test('a space after bold text that ends with punctuation is reported, but not fixed', async () => {
  const [finding] = await findingsOf(chineseTypographyRule, { [file]: '# 甲\n\n**注意。** 下文\n' });
  expect(finding?.line).toBe(3);
  expect(finding?.fix).toBeUndefined();
});
