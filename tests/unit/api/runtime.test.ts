import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Config of the site in the page's tables, which has two languages. */
const FULL = `
import { defineConfig } from '@rspress/core';

export default defineConfig({
  title: 'Boats',
  base: '/docs/',
  siteOrigin: 'https://boats.example',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '简体中文' }],
  route: { cleanUrls: true },
  i18nSource: { greeting: { en: 'Hello {{name}}' } },
});
`;
/** Config of a site with two versions, each with its own nav, and hardly any other settings. */
const PLAIN = `
import { defineConfig } from '@rspress/core';

export default defineConfig({
  search: false,
  multiVersion: { default: 'v2', versions: ['v1', 'v2'] },
  themeConfig: { nav: { v1: [], v2: [{ text: 'Guide', link: '/guide/' }] } },
});
`;
const PAGE = `---
since: 2.1
---

import { Probe } from 'PROBE';

# Probed page

What it is about.

## One \`x\` {#one}

<Probe />
`;
const TSX_PAGE = `
import { usePage } from '@rspress/core/runtime';

export const frontmatter = { pageType: 'custom' };
export const extra = 1;
export default () => <pre id="probe">{JSON.stringify(usePage().page)}</pre>;
`;
/** Calls each helper and hook on a page and prints the results. */
const PROBE = `
import * as runtime from '@rspress/core/runtime';
import { useContext } from 'react';

const ROUTES = ['/guide/a', '/guide/a.html', '/GUIDE/A', '/guide/a#one', '/docs/guide/a', '/nope', '/404'];

function attempt(call) {
  try {
    return call() ?? null;
  } catch (error) {
    return error.name + ': ' + error.message;
  }
}

export function Probe({ calls = CALLS }) {
  const t = runtime.useI18n();
  const matches = runtime.useActiveMatcher();
  const data = {
    names: Object.keys(runtime),
    results: calls.map(([name, ...args]) => attempt(() => runtime[name](...args))),
    site: runtime.useSite().site,
    page: runtime.usePage().page,
    pages: runtime.usePages().pages,
    pageData: Object.keys(runtime.usePageData()),
    frontmatter: runtime.useFrontmatter().frontmatter,
    lang: runtime.useLang(),
    version: runtime.useVersion(),
    dark: runtime.useDark(),
    theme: useContext(runtime.ThemeContext),
    context: Object.keys(useContext(runtime.PageContext)),
    size: String(runtime.useWindowSize().width),
    givenSize: runtime.useWindowSize(1280, 720),
    nav: runtime.useNav(),
    sidebar: runtime.useSidebar(),
    locale: Object.keys(runtime.useLocaleSiteData()),
    texts: ['greeting', 'languagesText', 'nope'].map(key => attempt(() => t(key))),
    greeting: attempt(() => t('greeting', { name: 'Ada' })),
    matched: ['/guide/a', '/guide/a.html', '/guide/', '/'].map(link => matches(link)),
    location: runtime.useLocation().pathname,
    params: runtime.useParams(),
    dataApis: ['useLoaderData', 'useNavigation', 'useFetcher'].map(name => attempt(() => runtime[name]())),
    found: ROUTES.map(pathname => runtime.pathnameToRouteService(pathname)?.path ?? null),
    route: { ...runtime.pathnameToRouteService('/guide/a'), element: null },
    functions: ['safePreconnect', 'safePreload'].map(name => typeof runtime[name]),
  };
  return (
    <div>
      <pre id="probe">{JSON.stringify(data)}</pre>
      <runtime.Head>
        <title>Own title</title>
        <meta name="robots" content="noindex" />
      </runtime.Head>
      <section id="browser-only">
        <runtime.BrowserOnly fallback={<i>wait</i>}>{() => <b>{window.innerWidth}</b>}</runtime.BrowserOnly>
      </section>
      <section id="no-ssr">
        <runtime.NoSSR>
          <b>mounted</b>
        </runtime.NoSSR>
      </section>
    </div>
  );
}
`;

/**
 * Calls of pure helpers with their results on two sites: one with a base path, an origin, and clean URLs, and one
 * without.
 */
const CASES: [call: [name: string, ...args: unknown[]], full: unknown, plain: unknown][] = [
  ...same('normalizeHref', [['']], '/'),
  ...same('normalizeHref', [['/a'], ['/a.html']], '/a.html'),
  ...same(
    'normalizeHref',
    [
      ['/a', true],
      ['/a.html', true],
    ],
    '/a',
  ),
  ...same('normalizeHref', [['/a/'], ['/a/index.html']], '/a/index.html'),
  ...same(
    'normalizeHref',
    [
      ['/a/', true],
      ['/a/index.html', true],
    ],
    '/a/',
  ),
  ...same('normalizeHref', [['/a?b=1#h']], '/a.html?b=1#h'),
  ...same('normalizeHref', [['/a.png']], '/a.png.html'),
  ...same('normalizeHref', [['/a.png', false, ['.png']]], '/a.png'),
  ...same('normalizeHref', [['//x.dev/a']], '//x.dev/a.html'),
  ...same('normalizeHref', [['/%E4%BD%A0']], '/你.html'),
  ...same('normalizeHref', [['/%']], 'URIError: URI malformed'),
  ...['a', './a', '#h', 'https://x.dev'].flatMap(url => same('normalizeHref', [[url], [url, true]], url)),
  ...same(
    'isActive',
    ['/a.html', '/a/', '/a/index.html', '/A'].map(pathname => ['/a', pathname]),
    true,
  ),
  ...same(
    'isActive',
    [
      ['/a?x=1', '/a'],
      ['/a#b', '/a'],
    ],
    true,
  ),
  ...same(
    'isActive',
    [
      ['/a', '/a/b'],
      ['/a', '/docs/a'],
    ],
    false,
  ),
  ...same('isActive', [['/a', '/%']], 'URIError: URI malformed'),
  ...same(
    'matchSidebar',
    [
      ['/guide', '/guide/a'],
      ['/guide', '/guidelines'],
    ],
    true,
  ),
  ...same(
    'matchSidebar',
    [
      ['/guide/', '/guide'],
      ['/guide', '/zh/guide'],
    ],
    false,
  ),
  ...same('getSidebarDataGroup', [[{ '/': ['root'], '/guide': ['guide'] }, '/guide/a']], ['guide']),
  ...same('getSidebarDataGroup', [[{ '/guide': ['guide'] }, '/x']], []),
  ...same(
    'matchNavbar',
    [
      [{ link: '/guide/' }, '/guide/a'],
      [{ link: '/a' }, '/b/a'],
      [{ link: '/a' }, '/abc'],
    ],
    true,
  ),
  ...same(
    'matchNavbar',
    [
      [{ link: '/' }, '/x'],
      [{ link: '/a', activeMatch: '^/guide/' }, '/guide/a'],
    ],
    true,
  ),
  ...same('isExternalUrl', [['https://x.dev'], ['mailto:a@b.c'], ['tel:1'], ['vscode://x']], true),
  ...same('isExternalUrl', [['/a'], ['a'], ['#h'], [], ['//x.dev']], false),
  ...same('isExternalUrl', [['javascript:alert(1)'], ['data:,a'], ['file:///a']], false),
  ...same('isDataUrl', [['data:,a'], [' DATA:,a']], true),
  ...same('isDataUrl', [['/data:a'], []], false),
  ...same('addLeadingSlash', [['a'], ['/a']], '/a'),
  ...same('addLeadingSlash', [['https://x.dev']], 'https://x.dev'),
  ...same('addTrailingSlash', [['a'], ['a/']], 'a/'),
  ...same('addTrailingSlash', [['']], '/'),
  ...same('addTrailingSlash', [['/a?b']], '/a?b/'),
  ...same('removeTrailingSlash', [['a'], ['a/']], 'a'),
  ...same('removeTrailingSlash', [['/']], ''),
  ...same('removeTrailingSlash', [['a//']], 'a/'),
  ...same('isProduction', [[]], true),
  ...same('preloadLink', [['/nope']], null),
  ...same(
    'isEqualPath',
    [
      ['/a', '/a.html'],
      ['/a', 'a'],
      ['/a/', '/a/index.html'],
      ['/a#x', '/a#y'],
    ],
    true,
  ),
  ...same(
    'isEqualPath',
    [
      ['/a', '/a/'],
      ['/a', '/A'],
      ['/a', '/a?x=1'],
    ],
    false,
  ),
  [['isEqualPath', '/a', '/docs/a'], true, false],
  [['withBase'], '/docs/', '/'],
  [['withBase', '/'], '/docs/', '/'],
  [['withBase', '/docs'], '/docs/', '/docs'],
  [['withBase', '/a'], '/docs/a', '/a'],
  [['withBase', 'a'], '/docs/a', '/a'],
  [['withBase', '/docs/a'], '/docs/a', '/docs/a'],
  [['withBase', '/a?b=1#c'], '/docs/a?b=1#c', '/a?b=1#c'],
  [['withBase', '/docs-old/a'], '/docs-old/a', '/docs-old/a'],
  [['withBase', 'https://x.dev/a'], '/docshttps://x.dev/a', 'https://x.dev/a'],
  [['withBase', '#h'], '/docs/#h', '/#h'],
  [['withBase', './a'], '/docs/./a', '/./a'],
  [['removeBase', '/docs/a'], '/a', '/docs/a'],
  [['removeBase', 'a'], '/a', '/a'],
  [['removeBase', '/docs'], '/', '/docs'],
  [['removeBase', '/docs-old/a'], '-old/a', '/docs-old/a'],
  [['withSiteOrigin', '/docs/a'], 'https://boats.example/docs/a', '/docs/a'],
  [['withSiteOrigin', 'a'], 'https://boats.example/a', 'a'],
  [['withSiteOrigin', 'https://x.dev/a'], 'https://x.dev/a', 'https://x.dev/a'],
  [['normalizeHrefInRuntime', '/a'], '/a', '/a.html'],
  [['normalizeHrefInRuntime', '/a.html'], '/a', '/a.html'],
  [['normalizeHrefInRuntime', '/a/'], '/a/', '/a/index.html'],
  [['normalizeHrefInRuntime', '/a/index.html'], '/a/', '/a/index.html'],
  [['cleanUrlByConfig', '/a'], '/a', '/a'],
  [['cleanUrlByConfig', '/a.html'], '/a', '/a.html'],
  [['cleanUrlByConfig', '/a/index.html'], '/a/', '/a/index.html'],
  [['normalizeImagePath', '/a.png'], '/docs/a.png', '/a.png'],
  [['normalizeImagePath', '/docs/a.png'], '/docs/a.png', '/docs/a.png'],
  ...same('normalizeImagePath', [['a.png']], 'a.png'),
  ...same('normalizeImagePath', [['//x.dev/a.png']], '//x.dev/a.png'),
  ...same('normalizeImagePath', [['data:image/png;base64,AA']], 'data:image/png;base64,AA'),
  [['routePathToMdPath', '/'], '/docs/index.md', '/index.md'],
  [['routePathToMdPath', '/guide/'], '/docs/guide/index.md', '/guide/index.md'],
  [['routePathToMdPath', '/guide/a.html'], '/docs/guide/a.md', '/guide/a.md'],
  [['routePathToMdPath', '/guide/a#one'], '/docs/guide/a.md#one', '/guide/a.md#one'],
];

/** Returns cases with the same result for several calls, on both sites. */
function same(name: string, calls: unknown[][], result: unknown): typeof CASES {
  return calls.map(args => [[name, ...args], result, result]);
}

// biome-ignore lint/suspicious/noExplicitAny: what the page prints has as many shapes as the module has exports
type Printed = any;

let folder: string;

function write(file: string, text: string) {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/** Builds a site with the installed packages, which Node.js finds in a parent folder. */
function build(site: string): Promise<void> {
  const { NODE_ENV, VITEST, ...env } = process.env;
  const child = spawn(
    process.execPath,
    [path.resolve('node_modules/@rspress/core/bin/rspress.js'), 'build'],
    {
      cwd: path.join(folder, site),
      env: { ...env, RSPRESS_PERSISTENT_CACHE: 'false', NO_COLOR: '1' },
    },
  );
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', code => (code === 0 ? resolve() : reject(new Error(log))));
  });
}

function html(file: string): string {
  return readFileSync(path.join(folder, file), 'utf8');
}

function printed(file: string): Printed {
  const [, text = ''] = /<pre id="probe">(.*?)<\/pre>/s.exec(html(file)) ?? [];
  const signs = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };
  return JSON.parse(text.replace(/&[#\w]+;/g, sign => signs[sign as keyof typeof signs]));
}

/** Returns the names in the first column of a table on the page about this module, sorted. */
function documentedFields(lang: string, section: string): string[] {
  const source = readFileSync(`docs/${lang}/api/client-api/api-runtime.mdx`, 'utf8');
  const [, text = ''] = new RegExp(`\\{#${section}\\}(.*?)\n### `, 's').exec(source) ?? [];
  const cells = [...text.matchAll(/^\| ((?:`\w+`[、, ]*)+) \|/gm)].map(([, cell = '']) => cell);
  return [...cells.join().matchAll(/`(\w+)`/g)].map(([, name = '']) => name).sort();
}

let full: Printed;
let plain: Printed;

beforeAll(async () => {
  mkdirSync('.test-builds', { recursive: true });
  folder = mkdtempSync(path.resolve('.test-builds/runtime-'));
  const probe = PROBE.replace('CALLS', JSON.stringify(CASES.map(([call]) => call)));
  for (const site of ['full', 'plain']) write(`${site}/components/Probe.jsx`, probe);
  write('full/rspress.config.ts', FULL);
  for (const lang of ['en', 'zh']) {
    write(`full/docs/${lang}/_nav.json`, '[{ "text": "Guide", "link": "/guide/" }]');
    write(`full/docs/${lang}/index.md`, '# Home\n');
    write(`full/docs/${lang}/guide/index.md`, '# Guide\n');
    write(`full/docs/${lang}/guide/a.mdx`, PAGE.replace('PROBE', '../../../components/Probe'));
  }
  write('full/docs/en/guide/tool.tsx', TSX_PAGE);
  write('plain/rspress.config.ts', PLAIN);
  for (const version of ['v1', 'v2']) {
    write(`plain/docs/${version}/index.md`, '# Home\n');
    write(`plain/docs/${version}/guide/a.mdx`, PAGE.replace('PROBE', '../../../components/Probe'));
  }
  await Promise.all([build('full'), build('plain')]);
  full = printed('full/doc_build/guide/a.html');
  plain = printed('plain/doc_build/guide/a.html');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('path helpers', () => {
  it.each(CASES.map(([[name, ...args], ...results], index) => ({ name, args, results, index })))(
    '$name($args)',
    ({ results, index }) => {
      expect([full.results[index], plain.results[index]]).toEqual(results);
    },
  );
});

describe('site and pages', () => {
  it('useSite returns the fields that the page lists: configured values, and defaults of the others', () => {
    expect(full.site).toMatchObject({
      title: 'Boats',
      base: '/docs/',
      siteOrigin: 'https://boats.example',
      lang: 'en',
      locales: [{ lang: 'en' }, { lang: 'zh' }],
      route: { cleanUrls: true, useTransitions: true },
      multiVersion: { default: '', versions: [] },
    });
    const { themeConfig, route, multiVersion, ...rest } = plain.site;
    expect(rest).toEqual({
      title: '',
      description: '',
      base: '/',
      siteOrigin: '',
      lang: 'en',
      locales: [],
      icon: '',
      logo: '',
      logoText: '',
      logoHref: '',
      search: {},
      markdown: { showLineNumbers: false, defaultWrapCode: false, shiki: {} },
    });
    for (const lang of ['en', 'zh'])
      expect(documentedFields(lang, 'use-site')).toEqual(Object.keys(plain.site).sort());
  });

  it('usePage returns the fields that the page lists, and useFrontmatter adds no defaults', () => {
    expect(full.page).toEqual({
      title: 'Probed page',
      headingTitle: 'Probed page',
      routePath: '/guide/a',
      pagePath: 'en/guide/a.mdx',
      _relativePath: 'en/guide/a.mdx',
      pageType: 'doc',
      lang: 'en',
      version: '',
      frontmatter: { since: 2.1 },
      toc: [{ id: 'one', text: 'One `x`', depth: 2 }],
      description: 'What it is about.',
    });
    // The page names two more, which need `themeConfig.lastUpdated`.
    const fields = [...Object.keys(full.page), 'lastUpdatedTime', 'lastUpdatedAuthor'];
    for (const lang of ['en', 'zh'])
      expect(documentedFields(lang, 'use-page')).toEqual(fields.filter(name => !name.startsWith('_')).sort());
    expect(full.frontmatter).toEqual({ since: 2.1 });
    expect(full.pageData).toEqual(['page', 'siteData']);
  });

  it('usePage returns the named exports of a TSX page and an empty title', () => {
    const page = printed('full/doc_build/guide/tool.html');
    expect(page).toMatchObject({ extra: 1, title: '', pageType: 'custom', toc: [] });
  });

  it('usePages returns all languages without content; TSX pages have no title or frontmatter', () => {
    const page = (routePath: string) => full.pages.find((entry: Printed) => entry.routePath === routePath);
    expect(full.pages).toHaveLength(7);
    expect(page('/zh/guide/a')).toMatchObject({
      lang: 'zh',
      toc: [{ id: 'one', charIndex: expect.any(Number) }],
    });
    expect(page('/guide/tool')).toMatchObject({ title: '', frontmatter: {} });
    expect(Object.keys(page('/guide/a'))).not.toContain('content');
  });

  it('useLang and useVersion return those of the page; the defaults are en and an empty string', () => {
    expect([full.lang, full.version]).toEqual(['en', '']);
    expect(printed('full/doc_build/zh/guide/a.html').lang).toBe('zh');
    expect([plain.lang, plain.version]).toEqual(['en', 'v2']);
    expect(printed('plain/doc_build/v1/guide/a.html').version).toBe('v1');
  });

  it('useI18n fills in placeholders, falls back to English, and throws for an unknown key', () => {
    expect(full.greeting).toBe('Hello Ada');
    expect(full.texts).toEqual([
      'Hello name',
      'Languages',
      'Error: i18n key "nope" not found for language "en"',
    ]);
    expect(printed('full/doc_build/zh/guide/a.html').texts.slice(0, 2)).toEqual(['Hello name', '语言']);
  });

  it("useLocaleSiteData returns nav and sidebar, and with locales also the language's fields", () => {
    expect(full.locale).toEqual(['lang', 'label', 'nav', 'sidebar', 'langRoutePrefix']);
    expect(plain.locale).toEqual(['nav', 'sidebar']);
  });
});

describe('navigation', () => {
  it('useNav and useSidebar return items of the language and version, with .html, without base', () => {
    expect(full.nav).toMatchObject([{ text: 'Guide', link: '/guide/index.html' }]);
    expect(full.sidebar.map(({ link }: Printed) => link)).toContain('/guide/a.html');
    expect(printed('full/doc_build/zh/guide/a.html').nav).toMatchObject([{ link: '/zh/guide/index.html' }]);
    expect(printed('plain/doc_build/v1/guide/a.html').nav).toEqual([]);
    expect(plain.sidebar).toEqual([]);
  });

  it('useActiveMatcher and useLocation use the route path, and useParams returns no params', () => {
    expect(full.matched).toEqual([true, true, false, false]);
    expect([full.location, plain.location]).toEqual(['/guide/a', '/guide/a']);
    expect(full.params).toEqual({});
  });

  it('pathnameToRouteService ignores .html, case, and hash, and finds no route with base', () => {
    expect(full.found).toEqual(['/guide/a', '/guide/a', '/guide/a', '/guide/a', null, null, null]);
    expect(full.route).toMatchObject({ filePath: 'en/guide/a.mdx', lang: 'en', version: '' });
  });

  it('data APIs of React Router throw', () => {
    for (const message of full.dataApis) expect(message).toContain('must be used within a data router');
  });
});

describe('in built HTML', () => {
  it('BrowserOnly renders its fallback, and NoSSR renders nothing', () => {
    const page = html('full/doc_build/guide/a.html');
    expect(page).toContain('<section id="browser-only"><i>wait</i></section>');
    expect(page).toContain('<section id="no-ssr"></section>');
  });

  it("Head replaces the title and adds tags, but doesn't change og:title", () => {
    const page = html('full/doc_build/guide/a.html');
    expect(page.match(/<title>.*?<\/title>/g)).toEqual(['<title>Own title</title>']);
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain('<meta property="og:title" content="Probed page - Boats">');
  });

  it('useDark returns false, contexts have no setters, and useWindowSize returns its arguments', () => {
    expect(full.dark).toBe(false);
    expect(full.theme).toEqual({ theme: 'light' });
    expect(full.context).toEqual(['data']);
    expect([full.size, full.givenSize]).toEqual(['Infinity', { width: 1280, height: 720 }]);
  });
});

describe('the module', () => {
  it('exports safePreconnect and safePreload under React 19, and re-exports React Router', () => {
    expect(full.functions).toEqual(['function', 'function']);
    expect(full.names).toEqual(
      expect.arrayContaining([
        'useNavigate',
        'useSearchParams',
        'Link',
        'useHead',
        'matchPath',
        'useBlocker',
      ]),
    );
  });

  it("can't be imported outside of a bundle", async () => {
    await expect(import('@rspress/core/runtime')).rejects.toThrow(/virtual-/);
  });
});
