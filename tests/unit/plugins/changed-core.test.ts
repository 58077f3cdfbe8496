import { existsSync } from 'node:fs';
import type { Root as Hast } from 'hast';
import type { Root as Mdast } from 'mdast';
import { VFile } from 'vfile';
import { expect, it, test } from 'vitest';
import { popupsToTemplates } from '../../../plugins/content/hover-types/templates';
import { remarkImageSize } from '../../../plugins/content/image-size';
import { remarkPreviews } from '../../../plugins/content/previews/remarkPreviews';
import { pluginNavWords } from '../../../plugins/core-fixes/nav-words';
import { pluginStableSidebar } from '../../../plugins/core-fixes/stable-sidebar';
import { deferScripts } from '../../../plugins/first-load/hydrate-on-intent';
import { requireNoSearchIndex } from '../../../plugins/first-load/lean-page-list';
import { pageScripts } from '../../../plugins/first-load/pages-on-demand/scripts';
import { defaultIcons } from '../../../plugins/first-load/shared-icons';
import { rehypeStaticCode } from '../../../plugins/first-load/static-code';
import { correctBundle, requireHeadingIds } from '../../../plugins/output/markdown-pages';
import { pluginOffline } from '../../../plugins/output/offline';
import { addAlternates, setDates } from '../../../plugins/output/sitemap';
import { fillSidebar } from '../../../plugins/output/static-pages/sidebars';
import { linkRareStyles, readRareSheets } from '../../../plugins/output/static-pages/styles';
import { dropTextPreload } from '../../../plugins/output/static-pages/text-preload';
import { faults } from '../../../plugins/support/faults';
import { parsePage } from '../../../plugins/support/page-tree';
import { requireModules } from '../../../plugins/support/rewritten-modules';

const DATA = '<script type="application/json" id="__page-data">{}</script>';
const ROUTES = /virtual-routes\.js$/;
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

/** Steps of a build that get something other than the core writes today, and the file that then has to be adapted. */
const CHANGES: [string, string, () => unknown][] = [
  [
    'plugins/first-load/hydrate-on-intent/index.ts',
    'a script with one more attribute',
    () => deferScripts(parsePage('<script defer src="/a.js" integrity="b"></script>'), ''),
  ],
  [
    'plugins/first-load/hydrate-on-intent/index.ts',
    'a module',
    () => deferScripts(parsePage('<script type="module" src="/a.js"></script>'), ''),
  ],
  ['plugins/first-load/hydrate-on-intent/index.ts', 'no script', () => deferScripts(parsePage(''), '')],
  [
    'plugins/output/static-pages/styles.ts',
    'another link to the styles',
    () =>
      linkRareStyles(
        parsePage('<link rel="stylesheet" href="/css/styles.1.css"><p class="rp-prompt">'),
        RARE,
      ),
  ],
  ['site/styles.ts', 'no file with the common styles', () => readRareSheets('tests/unit')],
  [
    'plugins/output/static-pages/text-preload.ts',
    'a preload of another script',
    () => dropTextPreload(parsePage(`<link rel="modulepreload" href="/page-1.js">${DATA}`)),
  ],
  [
    'theme/overrides/Sidebar/index.tsx',
    'no page with all entries of a sidebar',
    () => fillSidebar(parsePage('<nav data-sidebar="true"></nav>'), new Map()),
  ],
  [
    'plugins/first-load/pages-on-demand/scripts.ts',
    'a page without its own chunk',
    () => pageScripts({ chunks: new Set() } as never, [{ routePath: '/a', lang: 'en', file: 'a.mdx' }]),
  ],
  [
    'plugins/first-load/shared-icons.ts',
    'no module that is rewritten',
    () => requireModules('plugins/first-load/shared-icons.ts', [ROUTES], ['/core/routes.js']),
  ],
  [
    'plugins/first-load/static-code.ts',
    "code that isn't highlighted",
    () => rehypeStaticCode()(fence('highlighted')),
  ],
  [
    'plugins/first-load/lean-page-list.ts',
    'a search index',
    () => requireNoSearchIndex(['js', 'search_index.en.12.json']),
  ],
  [
    'plugins/output/sitemap.ts',
    'a page in another element',
    () => addAlternates('<urlset xmlns="s"><url><link>/</link></url></urlset>', '/'),
  ],
  ['plugins/output/sitemap.ts', 'an empty sitemap', () => addAlternates('', '/')],
  [
    'plugins/output/sitemap.ts',
    'a time in another form',
    () => setDates('<url><loc>/</loc></url>', new Map([['/', 'today']])),
  ],
  [
    'plugins/output/markdown-pages.ts',
    'heading ids as they are',
    () => requireHeadingIds([{ old: '## A {#a}\n', fresh: '' }]),
  ],
  [
    'plugins/output/markdown-pages.ts',
    'another line before a page',
    () => correctBundle('---\nlink: /a.md\n---\n\n# A\n', new Map([['/a.md', { old: '# A\n', fresh: '' }]])),
  ],
  [
    'plugins/output/offline/chunkLanguages.ts',
    'no build for browsers',
    () => pluginOffline({ outDir: 'doc_build' } as never).afterBuild?.({}, true),
  ],
  [
    'plugins/content/image-size.ts',
    'an image as it was written',
    () => remarkImageSize()(image, new VFile({ path: '/a.md' })),
  ],
  [
    'plugins/content/previews/remarkPreviews.ts',
    'a fence as it was written',
    () => remarkPreviews()(preview('preview')),
  ],
  [
    'plugins/content/previews/remarkPreviews.ts',
    'a fence with a title',
    () => remarkPreviews()(preview('title="a" preview="iframe-follow"')),
  ],
  ['plugins/content/hover-types/templates.ts', 'code without types', () => popupsToTemplates(code())],
  [
    'plugins/content/hover-types/templates.ts',
    'a type in another element',
    () => popupsToTemplates(code(popup('content'))),
  ],
  [
    'plugins/core-fixes/stable-sidebar.ts',
    'no sidebars',
    () => pluginStableSidebar().beforeBuild?.({ themeConfig: { locales: [] } }, true),
  ],
  ['plugins/core-fixes/nav-words.ts', 'no navigation', () => pluginNavWords().beforeBuild?.({}, true)],
];

test.each(CHANGES)('a build says to adapt %s if it finds %s', async (file, _found, step) => {
  const { message } = await Promise.resolve()
    .then(step)
    .then(
      () => new Error('Nothing was thrown.'),
      (error: Error) => error,
    );
  expect(message).toMatch(/ should .* but .*: (?:adapt|use) /s);
  expect(message).toContain(file);
  expect(existsSync(file)).toBe(true);
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

it('accepts the current output of the core', async () => {
  expect(() => rehypeStaticCode()(fence('shiki'))).not.toThrow();
  expect(() => remarkPreviews()(preview('title="preview of a"'))).not.toThrow();
  expect(() => requireHeadingIds([{ old: '# A\n\n## B \\{#b}\n', fresh: '' }])).not.toThrow();
  expect(() => requireNoSearchIndex(['js', 'search'])).not.toThrow();
  expect(() => requireModules('a.ts', [ROUTES], ['a/virtual-routes.js'])).not.toThrow();
  expect(await defaultIcons()).not.toEqual([]);
});
