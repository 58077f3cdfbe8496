import type { Root } from 'hast';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { rehypeNeedsScript } from '../../../plugins/page-text';
import { canWait, parsePageData, printPageData } from '../../../theme/PageText/pageData';

/** What the core knows of a page after the plugin has seen its tree. */
async function metaOf(tree: Root): Promise<object> {
  const pageMeta = {};
  const processor = unified().use(rehypeNeedsScript);
  Object.assign(processor.data(), { pageMeta });
  await processor.run(tree);
  return pageMeta;
}

it('marks a page with components whose content is not in the HTML', async () => {
  const component = { type: 'mdxJsxFlowElement', name: 'BrowserOnly', attributes: [], children: [] } as const;
  const paragraph = { type: 'element', tagName: 'p', properties: {}, children: [] } as const;
  const root = (children: Root['children']): Root => ({ type: 'root', children });
  expect(
    await metaOf(root([{ ...paragraph, children: [{ ...component, attributes: [], children: [] }] }])),
  ).toEqual({ needsScript: true });
  expect(await metaOf(root([{ ...paragraph, children: [] }]))).toEqual({});
});

it('lets all pages with a layout wait', () => {
  expect(
    ['home', 'doc', 'doc-wide', 'custom', 'blank', '404'].filter(pageType => canWait({ pageType })),
  ).toEqual(['home', 'doc', 'doc-wide']);
  expect(canWait({ pageType: 'doc', needsScript: true })).toBe(false);
});

const PAGE = {
  routePath: '/a',
  title: '</script><script>alert(1)</script>',
  headingTitle: 'A',
  toc: [{ id: 'b', text: 'B', depth: 2 }],
  frontmatter: { description: 'What A is' },
  readingTime: 3,
  description: 'What A is',
  lang: 'en',
  pagePath: 'en/a.mdx',
  pageType: 'doc',
  _relativePath: 'en/a.mdx',
};

it('prints what the page says of itself, without what the list of all pages has', () => {
  const listed = {
    routePath: '/a',
    title: 'A',
    toc: [],
    frontmatter: {},
    lang: 'en',
    _relativePath: 'en/a.mdx',
  };
  const { description, lang, pagePath, pageType, _relativePath, ...own } = PAGE;
  expect(parsePageData(printPageData(PAGE, listed))).toEqual(own);
});

it('prints nothing that ends the element it stands in', () => {
  expect(printPageData(PAGE)).not.toContain('<');
});

it('takes nothing for page data that is none', () => {
  for (const json of [undefined, null, '', 'null', '[]', '{"routePath":1}'])
    expect(parsePageData(json)).toBeUndefined();
});
