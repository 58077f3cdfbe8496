import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { liteClient } from 'algoliasearch/lite';
import { describe, expect, it } from 'vitest';
import { FRAME_POLICY_HEADER } from '../../../plugins/content/playground';
import { headersFile } from '../../../plugins/output/static-pages/headers';
import { dropAlternates } from '../../../plugins/output/static-pages/origin';
import {
  addPolicy,
  hasPolicy,
  inlineScriptHashes,
  inlineStyleHashes,
  LATE_STYLES,
  pagePolicy,
  SEARCH_LOGO_STYLE,
} from '../../../plugins/output/static-pages/policy';
import { fillSidebar, readSidebars, type Sidebars } from '../../../plugins/output/static-pages/sidebars';
import { linkRareStyles, ownClasses } from '../../../plugins/output/static-pages/styles';
import { dropTextPreload } from '../../../plugins/output/static-pages/text-preload';
import { finishPage, type PagePlugin, parsePage } from '../../../plugins/support/page-tree';
import { finished } from '../support/finished';
import { sidebarPage } from '../support/sidebar-page';

const PRELOAD = '<link rel="preload" href="/base/static/js/async/route-12ab.0f.js" as="script">';
const IMAGE = '<link rel="preload" as="image" href="/logo.svg">';
const DATA = '<script type="application/json" id="__page-data">{}</script>';

it('removes only the preload of the text script from a page that contains its data', () => {
  expect(finished(`${PRELOAD}${IMAGE}${DATA}`, dropTextPreload)).toContain(`<head>${IMAGE}${DATA}</head>`);
});

it('keeps the preload on a page without data, which needs its script immediately', () => {
  expect(finished(PRELOAD, dropTextPreload)).toContain(PRELOAD);
});

it('removes links to translations from the head only, and keeps other alternate links', () => {
  const link = (lang: string) => `<link rel="alternate" hreflang="${lang}" href="/${lang}/a">`;
  const kept =
    '<link rel="alternate icon" href="/favicon.ico"><link rel="alternate" type="text/markdown" href="/a.md">';
  const body = `</head><body><a rel="alternate" hreflang="zh" href="/zh/a">中文</a>${link('zh')}</body>`;
  const html = finished(`<head>${link('en')}${kept}${link('zh')}${body}`, dropAlternates);
  expect(html).toContain(`<head>${kept}${body}`);
});

describe('rarely used styles', () => {
  const sheets = [
    { file: 'static/css/async/prompt.1.css', classes: ['rp-prompt', 'rp-prompt__title'] },
    { file: 'static/css/async/parts.2.css', classes: ['card-a1_B-'] },
  ];
  const common = '<link href="https://cdn.example.com/d/static/css/styles.3.css" rel="stylesheet">';
  const linked = (names: string) =>
    finished(`${common}<p class="rp-doc ${names}">class="rp-prompt"</p>`, page =>
      linkRareStyles(page, sheets),
    );

  it('are linked after the common styles, from the same host, on pages that use their classes', () => {
    expect(linked('card-a1_B-')).toContain(
      `${common}<link href="https://cdn.example.com/d/static/css/async/parts.2.css" rel="stylesheet"></head>`,
    );
  });

  it("aren't linked on other pages", () => {
    expect(linked('card')).toContain(`<head>${common}</head>`);
  });

  it("are recognized by classes that the common styles don't have", () => {
    expect(ownClasses('.rp-dark .a{top:.5em}.b-c__d:hover,.b-c__d .a{}', '.rp-dark{}.e .a{}')).toEqual([
      'b-c__d',
    ]);
  });
});

describe('sidebars whose entries only one page contains', () => {
  const link = (href: string, text: string, mark = '') => `<a class="i" href="${href}"${mark}>${text}</a>`;
  const marked = (href: string, text: string) => link(href, text, ' aria-current="page"');
  const list = (...links: string[]) => `<ul>${links.map(text => `<li>${text}</li>`).join('')}</ul>`;
  const entries = list(link('/a', 'A'), list(link('/b', 'B'), link('/a', 'A again')), link('/c', 'C'));

  const all = (html: string) => `<div data-all-entries="true">${html}</div>`;
  const fill = (html: string, sidebars: Sidebars) => finished(html, page => fillSidebar(page, sidebars));
  const read = (...pages: string[]) => readSidebars(pages.map(parsePage));
  /** What the sidebar of a page contains. */
  const inside = (html: string) => /<nav data-sidebar="true">(.*)<\/nav>/.exec(html)?.[1];

  it('are complete on each page, with the links to the page itself marked', () => {
    const pages = [
      sidebarPage(all(entries) + marked('/b', 'B')),
      sidebarPage(marked('/a', 'A') + marked('/a', 'A again')),
      sidebarPage(''),
    ];
    const sidebars = read(pages[0] ?? '');
    expect(pages.map(html => inside(fill(html, sidebars)))).toEqual([
      list(link('/a', 'A'), list(marked('/b', 'B'), link('/a', 'A again')), link('/c', 'C')),
      list(marked('/a', 'A'), list(link('/b', 'B'), marked('/a', 'A again')), link('/c', 'C')),
      entries,
    ]);
  });

  it('open the groups that contain the page, and no others', () => {
    const group = (open: string, ...items: string[]) => `<details${open}>${list(...items)}</details>`;
    const groups = (open: string) =>
      list(group(open, link('/a', 'A'), group(open, marked('/b', 'B'))), group('', link('/c', 'C')));
    const served = groups('').replace(marked('/b', 'B'), link('/b', 'B'));
    expect(inside(fill(sidebarPage(all(served) + marked('/b', 'B')), new Map()))).toBe(groups(' open=""'));
  });

  it('are chosen by language and name', () => {
    const other = list(link('/zh/a', '甲'));
    const sidebars = read(
      sidebarPage(all(entries)),
      sidebarPage(all(other), { lang: 'zh' }),
      sidebarPage(all(list()), { sidebar: { '/api': [] } }),
    );
    expect(inside(fill(sidebarPage('', { lang: 'zh' }), sidebars))).toBe(other);
    expect(inside(fill(sidebarPage('', { sidebar: { '/api': [] } }), sidebars))).toBe(list());
  });

  it('stay unchanged if they have no entries, and so do pages without a sidebar', () => {
    expect(inside(fill(sidebarPage(all(list()), { sidebar: {} }), new Map()))).toBe(list());
    expect(fill('<nav><a></a></nav>', new Map())).toContain('<nav><a></a></nav>');
  });

  it('throw an error if no page has the entries, or if a marked link is missing', () => {
    const sidebars = read(sidebarPage(all(entries)));
    expect(() => fill(sidebarPage('', { lang: 'zh' }), sidebars)).toThrow(
      'none of them has the entries of the sidebar "zh /guide"',
    );
    expect(() => fill(sidebarPage(marked('/d', 'D')), sidebars)).toThrow(
      'does not have the link that the page marks: /d',
    );
  });
});

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('the Content-Security-Policy of a page', () => {
  it('contains one hash for each inline script, computed from its exact text', () => {
    const html =
      '<script>a\n</script><script src="/b.js"></script><script type="application/json">{}</script><script defer>c</script><script>a\n</script>';
    expect(inlineScriptHashes(parsePage(html))).toEqual([hashOf('a\n'), hashOf('c')]);
  });

  it('allows only scripts of the site, and inline scripts by their hash', () => {
    const scripts = pagePolicy({ scripts: ["'sha256-x'"], styles: [] }, {})
      .split('; ')
      .filter(rule => /^(script|default|object|worker)-src/.test(rule));
    expect(scripts).toEqual([
      "default-src 'self'",
      "script-src 'self' 'sha256-x'",
      "worker-src 'self'",
      "object-src 'none'",
    ]);
  });

  it('allows the exact style sheet that the logo of the search dialog contains', () => {
    const dialog = readFileSync('node_modules/@docsearch/react/dist/umd/index.js', 'utf8');
    expect(dialog).toContain(SEARCH_LOGO_STYLE);
    expect(LATE_STYLES).toEqual([hashOf(SEARCH_LOGO_STYLE)]);
  });

  it('allows the inline style sheets of the page by their hash, and any style attribute', () => {
    const html = '<style>a{}</style><p style="b:c"><style media="print">d\n{}</style>';
    const styles = inlineStyleHashes(parsePage(html));
    expect(styles).toEqual([hashOf('a{}'), hashOf('d\n{}')]);
    const rules = pagePolicy({ scripts: [], styles }, {}).split('; ');
    expect(rules.filter(rule => rule.startsWith('style-src'))).toEqual([
      `style-src 'self' ${hashOf('a{}')} ${hashOf('d\n{}')}`,
      "style-src-attr 'unsafe-inline'",
    ]);
  });

  const connections = (insights?: boolean) => {
    const hostedSearch =
      insights === undefined ? undefined : { appId: 'TESTAPP', apiKey: 'b', indexName: 'c', insights };
    const rules = pagePolicy({ scripts: [], styles: [] }, { hostedSearch }).split('; ');
    return rules.find(rule => rule.startsWith('connect-src'))?.split(' ');
  };

  it('allows connections to the hosts of the search application that the installed client reads from', () => {
    const { hosts } = liteClient('TESTAPP', 'key').transporter;
    const read = hosts.filter(({ accept }) => accept !== 'write');
    const origins = read.map(({ protocol, url }) => new URL(`${protocol}://${url}`).origin);
    expect(origins).toHaveLength(4);
    const [directive, self, ...allowed] = connections(false) ?? [];
    expect([directive, self]).toEqual(['connect-src', "'self'"]);
    expect(allowed.sort()).toEqual(origins.sort());
  });

  it('allows the host of the installed insights client only with insights', () => {
    const client = readFileSync('node_modules/search-insights/dist/search-insights-browser.mjs', 'utf8');
    expect(client).toContain('this._endpointOrigin="https://insights.algolia.io"');
    expect(connections(true)).toEqual([...(connections(false) ?? []), 'https://insights.algolia.io']);
  });

  it('allows no connections to other hosts without hosted search', () => {
    expect(connections()).toEqual(['connect-src', "'self'"]);
  });

  it('allows the asset prefix for scripts, styles, images, fonts, and media', () => {
    const hashes = { scripts: ["'sha256-x'"], styles: ["'sha256-y'"] };
    const rules = pagePolicy(hashes, { assetPrefix: 'https://cdn.example.com/docs/' }).split('; ');
    expect(rules.filter(rule => rule.includes('cdn.example.com'))).toEqual([
      "default-src 'self' https://cdn.example.com/docs/",
      "script-src 'self' https://cdn.example.com/docs/ 'sha256-x'",
      "style-src 'self' https://cdn.example.com/docs/ 'sha256-y'",
      expect.stringMatching(/^img-src 'self' https:\/\/cdn\.example\.com\/docs\/ data: /),
      "font-src 'self' https://cdn.example.com/docs/",
      "media-src 'self' https://cdn.example.com/docs/",
    ]);
  });

  it('is inserted before the first script, and detected in a page that has one', () => {
    const added = (html: string) => finished(html, page => addPolicy(page, "a 'b'"));
    const tag = '<meta http-equiv="Content-Security-Policy" content="a \'b\'">';
    const html = added('<head lang="a"><meta charset="utf-8"><script>1</script></head>');
    expect(html).toContain(`<head lang="a"><meta charset="utf-8">${tag}<script>1</script></head>`);
    expect(added('<script>1</script>')).toContain(`<head>${tag}<script>1</script></head>`);
    expect(['', html].map(text => hasPolicy(parsePage(text)))).toEqual([false, true]);
  });
});

describe('_headers', () => {
  const headers = headersFile({
    files: ['404.html', '~demo/a.html', 'index.html', 'guide/a.html', 'guide/b/c.html', 'zh/index.html'],
    basePath: '/docs/',
    policy: "default-src 'self'",
    previewPolicy: 'style-src any',
    isStaticElsewhere: false,
  });
  const rules = new Map(
    headers.split('\n\n').map(rule => {
      const [path = '', ...lines] = rule.trim().split('\n');
      return [path, lines.join('\n')];
    }),
  );

  it('applies the policy and revalidation to pages only, with and without .html in the URL', () => {
    const pages = [...rules].filter(([, lines]) => lines.includes("Policy: default-src 'self'"));
    expect(pages.map(([path]) => path)).toEqual([
      '/docs/',
      '/docs/404',
      '/docs/404.html',
      '/docs/guide/*',
      '/docs/index.html',
      '/docs/zh/*',
    ]);
    for (const [, lines] of pages) {
      expect(lines).toContain("frame-ancestors 'self'");
      expect(lines).toContain('max-age=0, must-revalidate');
    }
  });

  it('gives previews their own policy', () => {
    expect(rules.get('/docs/~demo/*')).toContain('Policy: style-src any; frame-ancestors');
  });

  it('gives the frame of the playground its own policy', () => {
    expect(rules.get('/docs/playground/*')).toContain(`Content-Security-Policy: ${FRAME_POLICY_HEADER}`);
  });

  it.each(['service-worker.js', 'offline/*'])(
    'makes browsers revalidate %s, so that offline copies are updated',
    path => {
      expect(rules.get(`/docs/${path}`)).toBe('  Cache-Control: public, max-age=0, must-revalidate');
    },
  );

  it('marks static files as immutable, and sets security headers for all paths', () => {
    expect(rules.get('/docs/static/*')).toContain('immutable');
    expect(rules.get('/docs/*')).toMatch(/nosniff.*Referrer-Policy.*Permissions-Policy/s);
    expect(rules.get('/docs/*')?.split('\n')).toEqual(
      expect.arrayContaining([
        '  Strict-Transport-Security: max-age=31536000',
        '  Cross-Origin-Opener-Policy: same-origin',
        '  Cross-Origin-Resource-Policy: same-origin',
      ]),
    );
    expect(rules.get('/docs/*')).not.toContain('Cache-Control');
  });

  it('lets other origins load its files if pages load them from another host', () => {
    const pages = {
      files: ['index.html'],
      basePath: '/',
      policy: '',
      previewPolicy: '',
      isStaticElsewhere: true,
    };
    expect(headersFile(pages)).toContain('Cross-Origin-Resource-Policy: cross-origin');
  });
});

it('names a page that a plugin cannot finish', () => {
  const failing: PagePlugin = {
    name: 'failing',
    finishPage() {
      throw new Error('There is no menu.');
    },
  };
  expect(() => finishPage(parsePage('<p></p>'), 'guide/a.html', [failing])).toThrow(
    'guide/a.html: There is no menu.',
  );
});
