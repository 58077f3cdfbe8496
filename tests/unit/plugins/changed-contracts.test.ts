import type { Root as Hast } from 'hast';
import type { Root as Mdast } from 'mdast';
import { VFile } from 'vfile';
import { expect, it, test } from 'vitest';
import type { ReachId } from '../../../contracts/reaches';
import { popupsToTemplates } from '../../../plugins/content/hover-types/templates';
import { remarkImageSize } from '../../../plugins/content/image-size';
import { remarkPreviews } from '../../../plugins/content/previews/remarkPreviews';
import { pluginNavWords } from '../../../plugins/core-fixes/nav-words';
import { pluginStableSidebar } from '../../../plugins/core-fixes/stable-sidebar';
import { deferScripts } from '../../../plugins/first-load/hydrate-on-intent';
import { requireNoSearchIndex } from '../../../plugins/first-load/lean-page-list';
import { fillOwnPage } from '../../../plugins/first-load/pages-on-demand/html';
import { rehypeStaticCode } from '../../../plugins/first-load/static-code';
import { correctBundle, requireHeadingIds } from '../../../plugins/output/markdown-pages';
import { addAlternates, setDates } from '../../../plugins/output/sitemap';
import { dropAlternates } from '../../../plugins/output/static-pages/origin';
import { addPolicy } from '../../../plugins/output/static-pages/policy';
import { fillSidebar } from '../../../plugins/output/static-pages/sidebars';
import { linkRareStyles } from '../../../plugins/output/static-pages/styles';
import { dropTextPreload } from '../../../plugins/output/static-pages/text-preload';
import { faults } from '../../../plugins/support/faults';
import { requireModules } from '../../../plugins/support/rewritten-modules';

const DATA = '<script type="application/json" id="__page-data">{}</script>';
const RARE = [{ file: 'static/css/async/prompt.1.css', classes: ['rp-prompt'] }];

const fence = (className: string): Hast => ({
  type: 'root',
  children: [
    {
      type: 'element',
      tagName: 'pre',
      properties: { class: className },
      children: [{ type: 'element', tagName: 'code', properties: {}, children: [] }],
    },
  ],
});
const image: Mdast = { type: 'root', children: [{ type: 'image', url: './a.png' } as never] };
const preview = (meta: string): Mdast => ({
  type: 'root',
  children: [{ type: 'code', lang: 'tsx', meta, value: '' }],
});
const popup = (inner: string) => ({
  type: 'element' as const,
  tagName: 'twoslash-popup-container',
  properties: {},
  children: [{ type: 'element' as const, tagName: 'div', properties: { class: inner }, children: [] }],
});
const code = (...children: ReturnType<typeof popup>[]) => ({
  type: 'element' as const,
  tagName: 'code',
  properties: {},
  children,
});

/** Steps of a build that get something other than what the core writes today, with the contract that they name. */
const CHANGES: [ReachId, string, () => unknown][] = [
  [
    'deferred-scripts',
    'an attribute more',
    () => deferScripts('<script defer src="/a.js" integrity="b"></script></head>', ''),
  ],
  [
    'deferred-scripts',
    'modules',
    () => deferScripts('<script type="module" src="/a.js"></script></head>', ''),
  ],
  [
    'deferred-scripts',
    'no end of the body',
    () => deferScripts('<script defer src="/a.js"></script></head>', ''),
  ],
  ['deferred-scripts', 'no script', () => deferScripts('<head></head>', '')],
  ['page-head', 'no head', () => addPolicy('<html><body></body></html>', '')],
  ['page-head', 'a script before the head', () => addPolicy('<script>a()</script><head></head>', '')],
  [
    'common-styles',
    'another link',
    () =>
      linkRareStyles('<link rel="stylesheet" href="/static/css/styles.1.css"><p class="rp-prompt">', RARE),
  ],
  [
    'text-preload',
    'another link',
    () => dropTextPreload(`<link as="script" rel="preload" href="/route-1.js"></head>${DATA}`),
  ],
  [
    'text-preload',
    'a module',
    () => dropTextPreload(`<link rel="modulepreload" href="/page-1.js"></head>${DATA}`),
  ],
  [
    'translation-links',
    'another link',
    () => dropAlternates('<link hreflang="en" rel="alternate" href="/"></head>'),
  ],
  [
    'react-html',
    'a sidebar in another form',
    () => fillSidebar("<aside data-sidebar='true'></aside>", new Map()),
  ],
  [
    'react-html',
    'a page in another form',
    () => fillOwnPage('<script id="__own-page" type="application/json">{}</script>', new Map()),
  ],
  [
    'sitemap-xml',
    'another element',
    () => addAlternates('<urlset xmlns="s"><url><link>/</link></url></urlset>', '/'),
  ],
  ['sitemap-xml', 'nothing', () => addAlternates('', '/')],
  [
    'sitemap-xml',
    'times in another form',
    () => setDates('<url><loc>/</loc></url>', new Map([['/', 'today']])),
  ],
  ['markdown-escapes', 'ids as they are', () => requireHeadingIds([{ old: '## A {#a}\n', fresh: '' }])],
  [
    'llms-full',
    'another head',
    () => correctBundle('---\nlink: /a.md\n---\n\n# A\n', new Map([['/a.md', { old: '# A\n', fresh: '' }]])),
  ],
  ['highlighted-code', 'another class', () => rehypeStaticCode()(fence('highlighted'))],
  [
    'image-imports',
    'an image as it was written',
    () => remarkImageSize()(image, new VFile({ path: '/a.md' })),
  ],
  ['preview-elements', 'a fence as it was written', () => remarkPreviews()(preview('preview'))],
  [
    'preview-elements',
    'a fence with a title',
    () => remarkPreviews()(preview('title="a" preview="iframe-follow"')),
  ],
  ['twoslash-popups', 'no popup', () => popupsToTemplates(code())],
  ['twoslash-popups', 'another class', () => popupsToTemplates(code(popup('content')))],
  ['default-search-index', 'an index', () => requireNoSearchIndex(['js', 'search_index.en.12.json'])],
  [
    'generated-sidebars',
    'none',
    () => pluginStableSidebar().beforeBuild?.({ themeConfig: { locales: [] } }, true),
  ],
  ['generated-nav', 'none', () => pluginNavWords().beforeBuild?.({}, true)],
  [
    'route-module',
    'another name',
    () => requireModules(['/core/routes.js'], { 'route-module': /virtual-routes\.js$/ }),
  ],
];

test.each(CHANGES)('a build reports the broken contract %s if it finds %s', (id, _found, step) => {
  expect(step).toThrow(`The contract "${id}" no longer holds: `);
});

it('a build continues to its end and then reports the first failure', () => {
  const found = faults();
  const fail = (message: string) => () => {
    throw new Error(message);
  };
  expect(found.keep(() => 1)).toBe(1);
  expect(() => found.report({}, true)).not.toThrow();
  expect(found.keep(fail('first'))).toBeUndefined();
  found.keep(fail('second'));
  expect(() => found.report({}, true)).toThrow('first');
});

it('accepts the current output of the core', () => {
  expect(() => rehypeStaticCode()(fence('shiki'))).not.toThrow();
  expect(() => remarkPreviews()(preview('title="preview of a"'))).not.toThrow();
  expect(() => requireHeadingIds([{ old: '# A\n\n## B \\{#b}\n', fresh: '' }])).not.toThrow();
  expect(() => requireNoSearchIndex(['js', 'search'])).not.toThrow();
  expect(() =>
    requireModules(['a/virtual-routes.js'], { 'route-module': /virtual-routes\.js$/ }),
  ).not.toThrow();
});
