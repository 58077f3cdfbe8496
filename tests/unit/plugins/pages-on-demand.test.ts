import type { Rspack } from '@rsbuild/core';
import { describe, expect, it, test } from 'vitest';
import { fillOwnPage } from '../../../plugins/first-load/pages-on-demand/html';
import {
  nameFiles,
  pagesOf,
  routesOf,
  routesOnDemand,
  sidebarOf,
  siteWithoutSidebars,
} from '../../../plugins/first-load/pages-on-demand/modules';
import { stripChunkNames } from '../../../plugins/first-load/pages-on-demand/runtime';
import { runtimeFile } from '../../../plugins/first-load/pages-on-demand/scripts';
import { parseOwnPage, printOwnPage } from '../../../theme/parts/PageIndex/ownPage';
import { isAtOwnUrl } from '../../../theme/parts/PageIndex/ownUrl';
import { pageKey } from '../../../theme/parts/PageIndex/pageKey';
import { finished } from '../support/finished';

const written = (path: string, index: number, lang: string) =>
  `    {
        path: '${path}',
        element: /*#__PURE__*/ React.createElement(Route${index}),
        filePath: '${lang}${path}.mdx',
        preload: async ()=>{
            await Route${index}.preload();
            return loadRoute${index}();
        },
        lang: '${lang}',
        version: ''
    }`;

const ROUTES = `import React from 'react';
import { lazyWithPreload } from "react-lazy-with-preload";
const loadRoute0 = ()=>import(/* webpackChunkName: "route-1" */ "/docs/en/a.mdx");
const Route0 = lazyWithPreload(loadRoute0);
const loadRoute1 = ()=>import(/* webpackChunkName: "route-2" */ "/docs/zh/a.mdx");
const Route1 = lazyWithPreload(loadRoute1);
export const routes = [
${[written('/a', 0, 'en'), written('/zh/a', 1, 'zh')].join(',\n')}
];
`;

const page = (lang: string, title: string) => ({
  title,
  routePath: '/a',
  lang,
  version: '',
  _relativePath: `${lang}/a.mdx`,
});
const list = (pages: object[]) =>
  `export const pageData = ${JSON.stringify({ pages }, null, 2)};\nexport const searchIndexHash = {};\n`;
const PAGES = list([
  { ...page('en', 'A'), toc: [], frontmatter: {}, lastUpdatedTime: '11/27/2026, 7:12:49 PM' },
  { ...page('zh', '甲'), toc: [], frontmatter: {}, lastUpdatedTime: '2026/11/27 19:12:49' },
]);

const sidebar = (text: string) => ({ '/': [{ text, link: '/a.html', _fileKey: 'a' }] });
const SITE = `export default ${JSON.stringify(
  {
    base: '/',
    themeConfig: {
      locales: [
        { lang: 'en', nav: [], sidebar: sidebar('A') },
        { lang: 'zh', nav: [], sidebar: sidebar('甲') },
      ],
    },
  },
  null,
  2,
)};\n`;

/** Returns the value of a module that exports JSON. */
const jsonOf = (code: string, before: string): unknown =>
  JSON.parse(code.replace(before, '').replace(/;\s*$/, ''));

describe('the page list modules', () => {
  it("don't name any page in the module that every page loads", () => {
    const code = routesOnDemand('/tmp/virtual-routes.js', ['en', 'zh']);
    expect(code).toContain('import(/* webpackChunkName: "pages-zh" */ "/tmp/virtual-routes.js?lang=zh")');
    expect(code).toContain('export const routes = [];');
  });

  it('have a separate page list for each language', () => {
    const code = routesOf(ROUTES, 'zh');
    expect(code).toContain(`'/zh/a': ()=>import(/* webpackChunkName: "route-2" */ "/docs/zh/a.mdx")`);
    expect(code).not.toContain('/docs/en/a.mdx');
    expect(code).toContain("from 'virtual-page-data?lang=zh'");
    const dated = (lang: string, title: string, lastUpdatedTime: string) => [
      { ...page(lang, title), lastUpdatedTime },
    ];
    const pages = (lang: string) => jsonOf(pagesOf(PAGES, lang), 'export const pages = ');
    expect(pages('en')).toEqual(dated('en', 'A', '11/27/2026'));
    expect(pages('zh')).toEqual(dated('zh', '甲', '2026/11/27'));
  });

  it('have separate sidebars for each language, without build-only fields', () => {
    expect(jsonOf(siteWithoutSidebars(SITE), 'export default ')).toEqual({
      base: '/',
      themeConfig: {
        locales: [
          { lang: 'en', nav: [], sidebar: {} },
          { lang: 'zh', nav: [], sidebar: {} },
        ],
      },
    });
    const own = { '/': [{ text: '甲', link: '/a.html' }] };
    expect(jsonOf(sidebarOf(SITE, 'zh'), 'export const sidebar = ')).toEqual(own);
  });

  it("throw with instructions if the core's output has changed", () => {
    expect(() => routesOf(ROUTES.replace("version: ''", "version: '', extra: 1"), 'en')).toThrow(
      /1 routes of 2 pages are found: adapt .* in plugins\/first-load\/pages-on-demand/,
    );
    expect(() => routesOf('export const routes = [];', 'en')).toThrow(/0 routes of 0 pages/);
    expect(() => pagesOf('export const pages = [];', 'en')).toThrow('virtual-page-data should export JSON');
    expect(() => siteWithoutSidebars('export default {};')).toThrow('virtual-site-data should export JSON');
    expect(() => sidebarOf('export const site = 1;', 'en')).toThrow('virtual-site-data should export JSON');
  });

  it('fill in file names in the finished script', () => {
    const script = 'let a="page-files-en";';
    expect(nameFiles(script, 'en', { x: 'a.js' })).toBe('let a={"x":"a.js"};');
    expect(() => nameFiles(script, 'zh', {})).toThrow(/zh have no place/);
  });
});

describe('stripChunkNames', () => {
  const runtime = (names: string, hashes: string) =>
    `a={b:"c"};g.u=e=>"static/js/async/"+(({${names}})[e]||e)+"."+({${hashes}})[e]+".js",g.o={x:"y"};`;
  const RUNTIME = runtime(
    '0:"route-6",1e3:"route-7",2:"playground","1n":"route-8",n:"pages-en"',
    '0:"ab",1e3:"ac",2:"ad","1n":"ae",n:"af"',
  );

  it('removes the names and hashes of chunks from both tables, and nothing else', () => {
    expect(stripChunkNames(RUNTIME, new Set(['0', '1000', '1n']))).toBe(
      runtime('2:"playground",n:"pages-en"', '2:"ad",n:"af"'),
    );
    expect(stripChunkNames(RUNTIME, new Set(['n']))).toBe(
      runtime('0:"route-6",1e3:"route-7",2:"playground","1n":"route-8"', '0:"ab",1e3:"ac",2:"ad","1n":"ae"'),
    );
  });

  it("throws with instructions if it can't find the names and hashes of all chunks", () => {
    expect(() => stripChunkNames(RUNTIME, new Set(['0', 'other']))).toThrow(
      /2 names and hashes of 2 chunks: adapt plugins\/first-load\/pages-on-demand\/runtime\.ts/,
    );
    expect(() => stripChunkNames(RUNTIME.replace('g.u=', 'g.v='), new Set(['0']))).toThrow(/0 names/);
  });
});

describe("a page's own data", () => {
  const own = {
    page: page('en', '</script>'),
    path: '/base/a',
    sidebar: { '/': [{ text: 'A', link: '/a' }] },
  };
  const scripts = { module: 'Dz', chunks: ['hg', 1], files: { 1: 'static/js/async/route-1.js' } };
  const html = (json: string) =>
    `<p></p><script type="application/json" id="__own-page">${json}</script></body>`;

  it("is unchanged after parsing, and can't close an element", () => {
    expect(printOwnPage(own)).not.toContain('<');
    expect(parseOwnPage(printOwnPage(own))).toEqual(own);
  });

  it.each([undefined, null, '', '{}', '[]', 'null', '{"page":{},"path":"/","sidebar":{}}'])(
    'is not %j',
    json => {
      expect(parseOwnPage(json)).toBeUndefined();
    },
  );

  it("gets the scripts with the page's text from the build", () => {
    const fill = (page: string, known: Map<string, typeof scripts>) =>
      finished(page, tree => fillOwnPage(tree, known));
    const filled = fill(html(printOwnPage(own)), new Map([['/a', scripts]]));
    expect(filled).toContain(html(printOwnPage({ ...own, scripts })));
    expect(() => fill(html(printOwnPage(own)), new Map())).toThrow(/in no chunk/);
    expect(fill('<p></p>', new Map())).toContain('<p></p>');
  });
});

test.each([
  ['/guide/basic/ssg', '/guide/basic/ssg/'],
  ['/guide/basic/ssg.html?a#b', '/guide/basic/ssg/'],
  ['/Guide/', '/guide/'],
  ['/guide/index', '/guide/'],
  ['/guide/index.html', '/guide/'],
  ['/', '/'],
  ['/zh', '/zh/'],
  ['/%E4%B8%AD', '/中/'],
])('pages are compared without regard to how %s is spelled', (pathname, key) => {
  expect(pageKey(pathname)).toBe(key);
});

describe("whether a page is at its own URL, '/base/guide/a'", () => {
  it.each([
    '/base/guide/a',
    '//base/guide/a',
    '/base//guide///a/',
    '/base/guide/a.html',
    '/BASE/Guide/A',
    '/base/guide/%61',
  ])('%s is', pathname => {
    expect(isAtOwnUrl('/base/guide/a', { pathname })).toBe(true);
  });

  it.each([
    '/guide/a',
    '/',
    '/base/zh/guide/a',
    '/archive/base/guide/a',
    '/base/guide/%E0%A4',
    '/tmp/a.html',
  ])("%s isn't", pathname => {
    expect(isAtOwnUrl('/base/guide/a', { pathname })).toBe(false);
  });
});

test("the runtime is that of the app, also beside a worker's", () => {
  const chunk = (file: string) => ({ files: new Set([`${file}.css`, `${file}.js`]), hasRuntime: () => true });
  const [worker, app] = [chunk('worker'), chunk('index')];
  // The order of chunks differs from build to build.
  const compilation = {
    chunks: new Set([worker, app]),
    entrypoints: new Map([['index', { getRuntimeChunk: () => app }]]),
  } as unknown as Rspack.Compilation;
  expect(runtimeFile(compilation)).toBe('index.js');
});
