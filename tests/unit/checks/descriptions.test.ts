import { expect, test } from 'vitest';
import { descriptionsRule } from '../../../checks/rules/descriptions';
import { findingsOf, pagePair, placesOf } from './corpus-of';

const english = 'How to put a site on a server, from the first build to the last check of its address.';
const chinese = '如何把站点部署到服务器：从第一次构建，到最后确认访问地址是否正确。';

function page(description: string): string {
  return `---\ntitle: A\ndescription: ${description}\n---\n\n# A\n`;
}

test('a description of suitable length is accepted in each language', async () => {
  expect(await placesOf(descriptionsRule, pagePair(page(english), page(chinese)))).toEqual([]);
});

test('a fragment needs no description', async () => {
  expect(await placesOf(descriptionsRule, { 'docs/fragments/en/a.mdx': 'Text\n' })).toEqual([]);
});

test('a page without a description is reported', async () => {
  expect(await placesOf(descriptionsRule, { 'docs/en/a.mdx': '# A\n' })).toEqual(['docs/en/a.mdx:1']);
});

test.each([
  ['short in English', 'en', 'Deploying.'],
  ['long in English', 'en', english.repeat(3)],
  ['short in Chinese', 'zh', '如何部署。'],
  ['long in Chinese', 'zh', `${chinese.slice(0, -1).repeat(3)}。`],
])('a description that is too %s is reported', async (_, lang, description) => {
  expect(await placesOf(descriptionsRule, { [`docs/${lang}/a.mdx`]: page(description) })).toEqual([
    `docs/${lang}/a.mdx:3`,
  ]);
});

test.each([
  ['no period', 'en', english.slice(0, -1)],
  [
    'three sentences',
    'en',
    'Deploy a site. Check its URL in a browser. Go on with the next task of your list.',
  ],
  ['no period in Chinese', 'zh', chinese.slice(0, -1)],
  [
    'three sentences in Chinese',
    'zh',
    '把站点部署到服务器。确认访问地址是否正确。最后配置缓存和自定义的 404 页面。',
  ],
])('a description with %s is reported', async (_, lang, description) => {
  expect(await placesOf(descriptionsRule, { [`docs/${lang}/a.mdx`]: page(description) })).toEqual([
    `docs/${lang}/a.mdx:3`,
  ]);
});

test('two sentences with a version and a file name are accepted', async () => {
  const description =
    'Deploy to Node.js 20.19 or a static host. The page names what `rspress.config.ts` needs.';
  expect(await placesOf(descriptionsRule, { 'docs/en/a.mdx': page(description) })).toEqual([]);
});

test('a description that two pages share is reported', async () => {
  const found = await findingsOf(descriptionsRule, {
    'docs/en/a.mdx': page(english),
    'docs/en/b.mdx': page(english),
  });
  expect(found).toMatchObject([{ file: 'docs/en/b.mdx', line: 3 }]);
  expect(found[0]?.problem).toContain('docs/en/a.mdx');
});
