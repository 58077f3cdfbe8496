import { expect, test } from 'vitest';
import { sameLinksRule } from '../../../checks/rules/same-links';
import { findingsOf, fixedBy, pagePair, placesOf } from './corpus-of';

test('the same targets in another order, each in its language, are in order', async () => {
  const en = '# A\n\n[a](/guide/a) [b](https://b.dev/) [c](#c)\n\n![d](/d.en.png)\n';
  const zh = '# 甲\n\n[丙](#c) [甲](/zh/guide/a) [乙](https://b.dev/)\n\n![丁](/d.zh.png)\n';
  expect(await placesOf(sameLinksRule, pagePair(en, zh))).toEqual([]);
});

test('a Chinese link without the language is found and fixed', async () => {
  const files = pagePair('# A\n\n[a](/guide/a#b)\n', '# 甲\n\n[甲](/guide/a#b)\n');
  expect(await placesOf(sameLinksRule, files)).toEqual(['docs/zh/guide/page.mdx:3']);
  expect((await fixedBy(sameLinksRule, files))['docs/zh/guide/page.mdx']).toBe(
    '# 甲\n\n[甲](/zh/guide/a#b)\n',
  );
});

test('an English link into the Chinese pages is found', async () => {
  const files = pagePair('# A\n\n[a](/zh/guide/a)\n', '# 甲\n\n[甲](/zh/guide/a)\n');
  expect(await placesOf(sameLinksRule, files)).toEqual(['docs/en/guide/page.mdx:3']);
});

test('a public file has no language', async () => {
  const files = { ...pagePair('[a](/a.pdf)\n', '[甲](/a.pdf)\n'), 'public/a.pdf': '' };
  expect(await placesOf(sameLinksRule, files)).toEqual([]);
});

test('a target that one language lacks is found where it stands', async () => {
  const files = pagePair('# A\n\n[a](#a) [b](#b)\n', '# 甲\n\n[甲](#a)\n');
  const found = await findingsOf(sameLinksRule, files);
  expect(found).toMatchObject([{ file: 'docs/en/guide/page.mdx', line: 3 }]);
  expect(found[0]?.problem).toContain('#b');
});

test('a target that stands twice is looked for twice', async () => {
  const files = pagePair('# A\n\n[a](#a) [b](#a)\n', '# 甲\n\n[甲](#a)\n');
  expect(await placesOf(sameLinksRule, files)).toEqual(['docs/en/guide/page.mdx:3']);
});

test('another external target is found on both sides', async () => {
  const files = pagePair('[a](https://a.dev/)\n', '[甲](https://a.dev/zh/)\n');
  expect(await placesOf(sameLinksRule, files)).toEqual([
    'docs/en/guide/page.mdx:1',
    'docs/zh/guide/page.mdx:1',
  ]);
});

test('a target in another section is found', async () => {
  const files = pagePair('# A\n\n[a](#a)\n\n## B {#b}\n', '# 甲\n\n## 乙 {#b}\n\n[甲](#a)\n');
  expect(await placesOf(sameLinksRule, files)).toEqual([
    'docs/en/guide/page.mdx:3',
    'docs/zh/guide/page.mdx:5',
  ]);
});

test('links of a home page and of components are compared too', async () => {
  const home = (prefix: string) =>
    `---\nfeatures:\n  - link: ${prefix}/guide/a\n---\n\n<A href="${prefix}/guide/b" />\n`;
  expect(await placesOf(sameLinksRule, pagePair(home(''), home('/zh')))).toEqual([]);
  expect(await placesOf(sameLinksRule, pagePair(home(''), home('')))).toEqual([
    'docs/zh/guide/page.mdx:1',
    'docs/zh/guide/page.mdx:6',
  ]);
});
