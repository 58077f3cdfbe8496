import { expect, test } from 'vitest';
import { sameFencesRule } from '../../../checks/rules/same-fences';
import { findingsOf, pagePair, placesOf } from './corpus-of';

function fence(info: string, ...code: string[]): string {
  return [`\`\`\`${info}`, ...code, '```', ''].join('\n');
}

function places(en: string, zh: string): Promise<string[]> {
  return placesOf(sameFencesRule, pagePair(en, zh));
}

test("the same fences aren't reported", async () => {
  const page = fence('ts title="a.ts"', 'const a = 1;') + fence('bash', 'npm test');
  expect(await places(page, page)).toEqual([]);
});

test.each([
  [
    'comments of TypeScript',
    'ts',
    ['const a = 1; // one', "const b = 'http://a/';"],
    ['// 一', 'const a = 1;', "const b = 'http://a/';"],
  ],
  ['comments of a shell', 'bash', ['# build', 'npm run build'], ['npm run build # 构建']],
  ['comments of MDX', 'mdx', ['{/* note */}', '<A />'], ['{/* 注 */}', '<A />']],
])('%s may differ', async (_, lang, en, zh) => {
  expect(await places(fence(lang, ...en), fence(lang, ...zh))).toEqual([]);
});

test.each([
  ['other code', fence('ts', 'const a = 1;'), fence('ts', 'const a = 2;')],
  ["another string that isn't Chinese", fence('ts', "f('Hi');"), fence('ts', "f('Ho');")],
  ['a Chinese string', fence('ts', "f({ text: 'Hello' });"), fence('ts', "f({ text: '你好' });")],
  ['a Chinese text between tags', fence('tsx', '<b>Hi</b>'), fence('tsx', '<b>嗨</b>')],
  ['a Chinese line of Markdown', fence('md', '# Hello', '- a'), fence('md', '# 你好', '- a')],
  ['another language', fence('ts', 'a'), fence('js', 'a')],
  ['another meta', fence('ts {1}', 'a'), fence('ts {2}', 'a')],
  ["another title that isn't Chinese", fence('ts title="a.ts"', 'a'), fence('ts title="b.ts"', 'a')],
  ['another file', fence('ts file="./a.ts"'), fence('ts file="./b.ts"')],
])('%s is reported', async (_, en, zh) => {
  expect(await places(`# A\n\n${en}`, `# 甲\n\n${zh}`)).toContain('docs/zh/guide/page.mdx:3');
});

test('Markdown is Chinese where the page shows its result', async () => {
  const en = `${fence('md', '## Hello', '- a')}\n## Hello {#hello}\n\n- a\n`;
  const zh = `${fence('md', '## 你好', '- a')}\n## 你好 {#hello}\n\n- a\n`;
  expect(await places(en, zh)).toEqual([]);
  expect(await places(en, zh.replace('- a', '- b'))).toEqual(['docs/zh/guide/page.mdx:1']);
});

test('a Chinese title may differ', async () => {
  expect(await places(fence('text title="Output"', 'a'), fence('text title="输出"', 'a'))).toEqual([]);
});

test('a fence that only one language has is reported once, at that fence', async () => {
  const [a, b, c] = [fence('ts', 'a()'), fence('ts', 'b()'), fence('ts', 'c()')];
  const found = await findingsOf(sameFencesRule, pagePair(a + b + c, a + c));
  expect(found).toMatchObject([{ file: 'docs/en/guide/page.mdx', line: 4 }]);
  expect(await places(a + c, a + b + c)).toEqual(['docs/zh/guide/page.mdx:4']);
});
