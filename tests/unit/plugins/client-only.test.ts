import type { Root } from 'hast';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { rehypeClientOnly } from '../../../plugins/first-load/client-only';
import { canWait, parsePageData, printPageData } from '../../../theme/parts/PageText/pageJson';

it("marks components whose content isn't in the HTML", async () => {
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

it('delays hydration only on page types with a layout', () => {
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

it('prints the page data without fields that the core adds or the page list has', () => {
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

it("escapes < so that page data can't close its script element", () => {
  expect(printPageData(PAGE)).not.toContain('<');
});

it("ignores JSON that isn't page data", () => {
  for (const json of [undefined, null, '', 'null', '[]', '{"routePath":1}'])
    expect(parsePageData(json)).toBeUndefined();
});
