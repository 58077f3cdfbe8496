import { expect, test } from 'vitest';
import { linksRule } from '../../../checks/rules/links';
import { findingsOf, placesOf } from './corpus-of';

const site = {
  'docs/en/index.mdx': '---\npageType: home\n---\n',
  'docs/zh/index.mdx': '---\npageType: home\n---\n',
  'docs/en/guide/target.mdx':
    '# The title\n\n## Given {#given}\n\n## Made up, twice\n\n## Made up, twice\n\n<a id="element" />\n',
  'docs/zh/guide/target.mdx': '# 标题\n\n## 配置 导航\n',
  'docs/fragments/en/part.mdx': '## Part {#part}\n\n[up](#own)\n',
  'docs/assets/a.svg': '<svg/>',
  'public/manual.pdf': '',
  'public/logo.svg': '<svg/>',
};

function page(source: string): Record<string, string> {
  return {
    ...site,
    'docs/en/guide/page.mdx': `import Part from '../../fragments/en/part.mdx';\n\n# A\n\n## Own {#own}\n\n${source}\n`,
  };
}

test.each([
  '[home](/)',
  '[page](/guide/target)',
  '[with extension](/guide/target.html)',
  '[explicit id](/guide/target#given)',
  '[made-up id](/guide/target#made-up-twice)',
  '[repeated id](/guide/target#made-up-twice-1)',
  '[id of the title](/guide/target#the-title)',
  '[id of an element](/guide/target#element)',
  '[relative](./target.mdx#given)',
  '[relative, bare](target)',
  '[this page](#own)',
  '[a part of this page](#part)',
  '[other language](/zh/guide/target#配置-导航)',
  '[encoded](/zh/guide/target#%E9%85%8D%E7%BD%AE-%E5%AF%BC%E8%88%AA)',
  '[file](/manual.pdf)',
  '[elsewhere](https://a.dev/b#c)',
  '[mail](mailto:a@b.dev)',
  '![public](/logo.svg)',
  '![relative](../../assets/a.svg)',
  '<Card href="/guide/target" />',
])('%s is accepted', async source => {
  expect(await placesOf(linksRule, page(source))).toEqual([]);
});

test.each([
  ['[a](/guide/tarjet)', '/guide/target'],
  ['[a](/zh/guide/tarjet)', '/zh/guide/target'],
  ['[a](/guide/target#givn)', '#given'],
  ['[a](#onw)', '#own'],
  ['[a](./target.mdx#givn)', '#given'],
  ['[a](./tarjet.mdx)', 'from the root'],
  ['[a](/manuel.pdf)', 'nearest page'],
  ['![a](/lego.svg)', 'public/lego.svg'],
  ['![a](../../assets/b.svg)', 'docs/assets/b.svg'],
  ['<Card href="/guide/tarjet" />', '/guide/target'],
])('%s is reported with a suggestion', async (source, hint) => {
  const found = await findingsOf(linksRule, page(source));
  expect(found).toMatchObject([{ file: 'docs/en/guide/page.mdx', line: 7 }]);
  expect(found[0]?.advice).toContain(hint);
});

test('links on a Chinese page are checked against the Chinese pages', async () => {
  const files = {
    ...page(''),
    'docs/zh/guide/only.mdx': '# 甲\n\n[乙](/zh/guide/target#given)\n\n[丙](/guide/page)\n',
  };
  expect(await placesOf(linksRule, files)).toEqual(['docs/zh/guide/only.mdx:3', 'docs/zh/guide/only.mdx:5']);
});

test('links on the home page and in the navbar are checked', async () => {
  const files = {
    ...page(''),
    'docs/en/index.mdx': '---\npageType: home\nfeatures:\n  - link: /guide/none\n---\n',
    'docs/en/_nav.json':
      '[\n{ "text": "A", "link": "/guide/none" },\n{ "text": "B", "link": "/guide/target" }]\n',
  };
  expect(await placesOf(linksRule, files)).toEqual(['docs/en/_nav.json:2', 'docs/en/index.mdx:1']);
});
