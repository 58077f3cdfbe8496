import type { Root } from 'hast';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { rehypeClientOnly } from '../../../plugins/first-load/client-only';
import { canWait, parsePageData, printPageData } from '../../../theme/parts/PageText/pageJson';

it('marks the places of components whose content is not in the HTML', async () => {
  const component = { type: 'mdxJsxFlowElement', name: 'BrowserOnly', attributes: [], children: [] } as const;
  const paragraph = { type: 'element', tagName: 'p', properties: {} } as const;
  const mark = { type: 'element', tagName: 'span', properties: { 'data-client-only': '' }, children: [] };
  const copyOf = () => ({ ...component, attributes: [], children: [] });
  const root: Root = {
    type: 'root',
    children: [{ ...paragraph, children: [copyOf(), copyOf()] }, { ...paragraph, children: [] }, copyOf()],
  };
  expect(await unified().use(rehypeClientOnly).run(root)).toEqual({
    type: 'root',
    children: [
      { ...paragraph, children: [mark, component, mark, component] },
      { ...paragraph, children: [] },
      mark,
      component,
    ],
  });
});

it('lets all pages with a layout wait', () => {
  expect(
    ['home', 'doc', 'doc-wide', 'custom', 'blank', '404'].filter(pageType => canWait({ pageType })),
  ).toEqual(['home', 'doc', 'doc-wide']);
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
