import {
  defineConfig,
  getIconUrlPath,
  getNodeAttribute,
  getSidebarDataGroup,
  mergeDocConfig,
  normalizeHref,
  normalizePosixPath,
  RSPRESS_TEMP_DIR,
  removeTrailingSlash,
  withBase,
  withSiteOrigin,
} from '@rspress/core';
import * as transformers from '@rspress/core/shiki-transformers';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { codeToHtml, type ShikiTransformer } from 'shiki';
import { expect, it } from 'vitest';

it('merges configs: later values win, and arrays are joined', async () => {
  const first = { title: 'A', head: ['a'], themeConfig: { footer: { message: 'm' } } };
  const second = { title: 'B', head: ['b'], themeConfig: { lastUpdated: true } };
  expect(await mergeDocConfig(first, second)).toEqual({
    title: 'B',
    head: ['a', 'b'],
    themeConfig: { footer: { message: 'm' }, lastUpdated: true },
  });
  expect(await defineConfig(async () => first)()).toBe(first);
});

it.each([
  ['adds the base path once', withBase('/guide', '/docs/'), '/docs/guide'],
  ['keeps the base path', withBase('/docs/guide', '/docs/'), '/docs/guide'],
  ['adds the origin', withSiteOrigin('/guide', 'https://example.com'), 'https://example.com/guide'],
  ['needs an origin', withSiteOrigin('/guide'), '/guide'],
  ['keeps another host', withSiteOrigin('https://a.b/c', 'https://example.com'), 'https://a.b/c'],
  ['adds an extension', normalizeHref('/guide'), '/guide.html'],
  ['removes an extension', normalizeHref('/guide.html', true), '/guide'],
  ['adds an extension to another one', normalizeHref('/logo.png'), '/logo.png.html'],
  ['keeps the extensions of assets', normalizeHref('/logo.png', false, ['.png']), '/logo.png'],
  ['removes a slash', removeTrailingSlash('/guide/'), '/guide'],
  ['resolves a path', normalizePosixPath('docs\\guide\\..\\api'), 'docs/api'],
  ['keeps the path of an icon', getIconUrlPath('/icon.png'), '/icon.png'],
  ['moves an icon to the root', getIconUrlPath(new URL('file:///project/icon.png')), '/icon.png'],
  ['names the folder of temporary modules', RSPRESS_TEMP_DIR, '.rspress'],
])('%s', (_, result, expected) => {
  expect(result).toBe(expected);
});

it('finds the sidebar for a path', () => {
  const entries = [{ text: 'Start', link: '/guide/start' }];
  expect(getSidebarDataGroup({ '/guide/': entries }, '/guide/start')).toEqual(entries);
  expect(getSidebarDataGroup({ '/guide/': entries }, '/api/')).toEqual([]);
});

it('reads an attribute of an element', () => {
  const attribute = { type: 'mdxJsxAttribute', name: 'src', value: '/a.png' } as const;
  const node: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'img',
    attributes: [attribute],
    children: [],
  };
  expect(getNodeAttribute(node, 'src')).toBe('/a.png');
  expect(getNodeAttribute(node, 'src', true)).toBe(attribute);
});

it.each<[string, ShikiTransformer, string, RegExp]>([
  ['the title', transformers.transformerAddTitle(), 'title="a.ts"', /<pre[^>]* title="a\.ts"/],
  ['the language', transformers.transformerAddLang(), '', /<pre[^>]* lang="ts"/],
  ['line numbers', transformers.transformerAddLineNumbers(), 'lineNumbers', /<pre[^>]* lineNumbers/],
  ['wrapping', transformers.transformerAddWrapCode(), 'wrapCode', /<pre[^>]* wrapCode/],
  ['folding', transformers.transformerAddFold(), 'fold height=100', /<pre[^>]* fold height="100"/],
  [
    'highlighted lines',
    transformers.transformerCompatibleMetaHighlight(),
    '{1}',
    /<span class="line highlighted">/,
  ],
])('sets %s', async (_, transformer, meta, expected) => {
  const html = await codeToHtml('const a = 1;', {
    lang: 'ts',
    theme: 'github-light',
    meta: { __raw: meta },
    transformers: [transformer],
  });
  expect(html).toMatch(expected);
});

it('exports the names of the transformers, but not the right one for highlighted lines', () => {
  const named = [
    [transformers.transformerAddTitle(), transformers.SHIKI_TRANSFORMER_ADD_TITLE],
    [transformers.transformerAddLang(), transformers.SHIKI_TRANSFORMER_ADD_LANG],
    [transformers.transformerAddLineNumbers(), transformers.SHIKI_TRANSFORMER_ADD_LINE_NUMBERS],
    [transformers.transformerAddWrapCode(), transformers.SHIKI_TRANSFORMER_ADD_WRAP_CODE],
    [transformers.transformerAddFold(), transformers.SHIKI_TRANSFORMER_ADD_FOLD],
  ] as const;
  for (const [{ name }, constant] of named) expect(name).toBe(constant);
  expect(transformers.transformerCompatibleMetaHighlight().name).not.toBe(
    transformers.SHIKI_TRANSFORMER_META_HIGHLIGHT,
  );
});
