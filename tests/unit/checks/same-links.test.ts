import { expect, test } from 'vitest';
import { sameLinksRule } from '../../../checks/rules/same-links';
import { findingsOf, fixedBy, pagePair, placesOf } from './corpus-of';

test("the same targets in another order, each in its language, aren't reported", async () => {
  const en = '# A\n\n[a](/guide/a) [b](https://b.dev/) [c](#c)\n\n![d](/d.en.png)\n';
  const zh = '# 甲\n\n[丙](#c) [甲](/zh/guide/a) [乙](https://b.dev/)\n\n![丁](/d.zh.png)\n';
  expect(await placesOf(sameLinksRule, pagePair(en, zh))).toEqual([]);
});

test('a Chinese link without the language prefix is reported and fixed', async () => {
  const files = pagePair('# A\n\n[a](/guide/a#b)\n', '# 甲\n\n[甲](/guide/a#b)\n');
  expect(await placesOf(sameLinksRule, files)).toEqual(['docs/zh/guide/page.mdx:3']);
  expect((await fixedBy(sameLinksRule, files))['docs/zh/guide/page.mdx']).toBe(
    '# 甲\n\n[甲](/zh/guide/a#b)\n',
  );
});

test('an English link to the Chinese pages is reported', async () => {
  const files = pagePair('# A\n\n[a](/zh/guide/a)\n', '# 甲\n\n[甲](/zh/guide/a)\n');
  expect(await placesOf(sameLinksRule, files)).toEqual(['docs/en/guide/page.mdx:3']);
});

test('a link to a public file needs no language prefix', async () => {
  const files = { ...pagePair('[a](/a.pdf)\n', '[甲](/a.pdf)\n'), 'public/a.pdf': '' };
  expect(await placesOf(sameLinksRule, files)).toEqual([]);
});

test('a target that only one language has is reported at its line', async () => {
  const files = pagePair('# A\n\n[a](#a) [b](#b)\n', '# 甲\n\n[甲](#a)\n');
  const found = await findingsOf(sameLinksRule, files);
  expect(found).toMatchObject([{ file: 'docs/en/guide/page.mdx', line: 3 }]);
  expect(found[0]?.problem).toContain('#b');
});

test('a target that appears twice must appear twice in the other language', async () => {
  const files = pagePair('# A\n\n[a](#a) [b](#a)\n', '# 甲\n\n[甲](#a)\n');
  expect(await placesOf(sameLinksRule, files)).toEqual(['docs/en/guide/page.mdx:3']);
});

test('different external targets are reported in both languages', async () => {
  const files = pagePair('[a](https://a.dev/)\n', '[甲](https://a.dev/zh/)\n');
  expect(await placesOf(sameLinksRule, files)).toEqual([
    'docs/en/guide/page.mdx:1',
    'docs/zh/guide/page.mdx:1',
  ]);
});

test('a target in a different section is reported', async () => {
  const files = pagePair('# A\n\n[a](#a)\n\n## B {#b}\n', '# 甲\n\n## 乙 {#b}\n\n[甲](#a)\n');
  expect(await placesOf(sameLinksRule, files)).toEqual([
    'docs/en/guide/page.mdx:3',
    'docs/zh/guide/page.mdx:5',
  ]);
});

test('links in home page frontmatter and in components are compared, too', async () => {
  const home = (prefix: string) =>
    `---\nfeatures:\n  - link: ${prefix}/guide/a\n---\n\n<A href="${prefix}/guide/b" />\n`;
  expect(await placesOf(sameLinksRule, pagePair(home(''), home('/zh')))).toEqual([]);
  expect(await placesOf(sameLinksRule, pagePair(home(''), home('')))).toEqual([
    'docs/zh/guide/page.mdx:1',
    'docs/zh/guide/page.mdx:6',
  ]);
});
