import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Page, pagesNamed } from '../../../checks/corpus';
import { addressOf, BIN, killStarted, startNode, textWhenUp } from '../support/rspress-process';
import { buildExample, type ExampleBuild } from './build-example';
import { attribute, tagsOf } from './html';
import { sectionOf } from './page-code';
import { codeTitled } from './site-steps';

const PAGE = pagesNamed('guide/advanced/analytics-and-comments.mdx').find(
  ({ lang }) => lang === 'en',
) as Page;
const codeOf = (section: string, title: string) => codeTitled(sectionOf(PAGE, section), title);
/** The configs that the page shows, as files next to the example's config. */
const STEPS = Object.fromEntries(
  ['analytics', 'gtag', 'not-found', 'page-views'].map(section => [
    `${section}.ts`,
    codeOf(section, 'rspress.config.ts'),
  ]),
);

const DOC_PAGES = ['guide/bowline.html', 'guide/reef.html', 'zh/guide/bowline.html', 'zh/guide/reef.html'];
const OTHER_PAGES = ['index.html', 'zh/index.html', '404.html'];

/** Returns the URLs of the scripts from other hosts in a page's HTML. */
const servicesOf = (html: string) =>
  tagsOf(html, 'script').flatMap(tag => attribute(tag, 'src')?.match(/^https:.*/)?.[0] ?? []);

describe('the example with a consent banner', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('analytics-and-comments');
  });

  it('has no banner, third-party scripts, or comments in its HTML', () => {
    expect(site.exitCode, site.log).toBe(0);
    for (const file of [...DOC_PAGES, ...OTHER_PAGES]) {
      expect(servicesOf(site.read(file))).toEqual([]);
      expect(site.read(file)).not.toContain('<section');
    }
  });

  it('registers the component in its config as the page shows', () => {
    const shown = codeOf('consent', 'rspress.config.ts');
    const option = shown.slice(shown.indexOf('  globalUIComponents'));
    expect(readFileSync('examples/analytics-and-comments/rspress.config.ts', 'utf8').trim()).toContain(
      option.trim(),
    );
  });

  it('has a button to change the choice on each page, in its language', () => {
    for (const file of [...DOC_PAGES, ...OTHER_PAGES])
      expect(site.read(file)).toContain(file.startsWith('zh/') ? '更改选择' : 'Change your choice');
  });

  it('includes the URLs of both services and the texts of both languages in its scripts', () => {
    const scripts = site.files
      .filter(file => file.endsWith('.js'))
      .map(site.read)
      .join();
    for (const text of [
      'https://stats.example.com/script.js',
      'https://comments.example.com/client.js',
      'Statistics and comments',
      '统计和评论',
    ])
      expect(scripts).toContain(text);
  });
});

describe('a site without a consent banner', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('analytics-and-comments', {
      files: {
        ...STEPS,
        'rspress.config.ts': `import analytics from './analytics';
import gtag from './gtag';
import notFound from './not-found';
import pageViews from './page-views';
export default {
  ...notFound,
  ...pageViews,
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
  head: ['<!-- price: $$5 $& -->', ...analytics.head, ...gtag.head],
};`,
        'theme/Layout.tsx': codeOf('comments', 'theme/Layout.tsx'),
        'theme/index.tsx': codeOf('comments', 'theme/index.tsx'),
        'i18n.json': codeOf('comments', 'i18n.json'),
      },
    });
  });

  it('has the tags of head on every page except the 404 page, and html.tags on all pages', () => {
    expect(site.exitCode, site.log).toBe(0);
    const google = 'https://www.googletagmanager.com/gtag/js?id=G-XXXXXXX';
    const stats = 'https://stats.example.com/script.js';
    for (const file of [...DOC_PAGES, 'index.html', 'zh/index.html']) {
      const html = site.read(file);
      expect(servicesOf(html).sort()).toEqual([stats, stats, google]);
      expect(html).toContain("gtag('config', 'G-XXXXXXX');");
      expect(html.indexOf("gtag('config'")).toBeLessThan(html.indexOf('</head>'));
    }
    expect(servicesOf(site.read('404.html'))).toEqual([stats]);
  });

  it('includes the component that reports page views in its scripts', () => {
    const scripts = site.files.filter(file => file.endsWith('.js')).map(site.read);
    expect(scripts.join()).toContain('page_view');
  });

  it('treats dollar signs in head as replacement patterns', () => {
    expect(site.read('index.html')).toMatch(/price: \$5 <!--.*?-->/);
  });

  it('has a comment section on doc pages only, unless the page turns it off', () => {
    const places = (file: string) =>
      tagsOf(site.read(file), 'section').map(tag => attribute(tag, 'aria-label'));
    expect(places('guide/bowline.html')).toEqual(['Comments']);
    expect(places('zh/guide/bowline.html')).toEqual(['评论']);
    for (const file of ['guide/reef.html', ...OTHER_PAGES]) expect(places(file)).toEqual([]);
    const html = site.read('guide/bowline.html');
    expect(html.indexOf('Next page')).toBeLessThan(html.indexOf('<section'));
  });
});

describe('the dev server', () => {
  let folder: string;
  beforeEach(() => {
    mkdirSync('.test-builds', { recursive: true });
    folder = mkdtempSync(path.resolve('.test-builds/analytics-'));
    cpSync('examples/analytics-and-comments', folder, {
      recursive: true,
      filter: file => !/node_modules|doc_build/.test(file),
    });
  });
  afterEach(() => {
    killStarted();
    rmSync(folder, { recursive: true, force: true });
  });

  it('leaves out head, and includes html.tags unless the config checks the mode', async () => {
    for (const [file, code] of Object.entries(STEPS)) writeFileSync(path.join(folder, file), code);
    writeFileSync(
      path.join(folder, 'rspress.config.ts'),
      `import analytics from './analytics';
import notFound from './not-found';
const always = [{ tag: 'script', attrs: { src: 'https://tags.example.com/script.js' } }];
export default {
  head: analytics.head,
  builderConfig: { html: { tags: [...always, ...notFound.builderConfig.html.tags] } },
};`,
    );
    const origin = await addressOf(startNode(folder, [BIN, 'dev']));
    const html = await textWhenUp(`${origin}/`);
    expect(servicesOf(html)).toEqual(['https://tags.example.com/script.js']);
  });
});

/**
 * A minimal React that renders one component repeatedly. Hooks keep their state by their order, and effects run
 * immediately.
 */
const hooks = vi.hoisted(() => {
  interface Cell {
    current: unknown;
    dependencies?: unknown[];
    cleanUp?: unknown;
  }
  let cells: Cell[] = [];
  let position = 0;
  const cell = (initial?: unknown): Cell => {
    cells[position] ??= { current: initial };
    return cells[position++] as Cell;
  };
  return {
    restart() {
      cells = [];
    },
    render<T>(component: () => T): T {
      position = 0;
      return component();
    },
    react: {
      useRef: cell,
      useSyncExternalStore: (_: unknown, read: () => unknown) => read(),
      useEffect(effect: () => unknown, dependencies: unknown[]) {
        const last = cell();
        if (last.dependencies?.every((value, index) => Object.is(value, dependencies[index]))) return;
        if (typeof last.cleanUp === 'function') last.cleanUp();
        last.dependencies = dependencies;
        last.cleanUp = effect();
      },
    },
  };
});
const reader = vi.hoisted(() => ({ page: {} as Record<string, unknown>, dark: false, lang: 'en' }));

vi.mock('react', async original => ({ ...(await original<object>()), ...hooks.react }));
vi.mock('@rspress/core/runtime', () => ({
  usePage: () => ({ page: reader.page }),
  useDark: () => reader.dark,
  useLang: () => reader.lang,
  useI18n: () => (key: string) => key,
}));

/** Opens a page as the router does. The title in the browser tab changes after the effects of components. */
function open(routePath: string, title = '') {
  reader.page = { routePath, title, frontmatter: {} };
  vi.stubGlobal('location', { href: `https://knots.example.com${routePath}.html` });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Opens a page that has a component. */
function visit(component: () => unknown, routePath: string, title = '') {
  open(routePath, title);
  hooks.render(component);
  document.title = title;
  vi.runAllTimers();
}

describe('page views and comments in the browser', () => {
  beforeEach(() => {
    hooks.restart();
    vi.useFakeTimers();
    vi.stubGlobal('document', { title: '' });
    vi.resetModules();
    vi.stubGlobal('window', globalThis);
  });

  it('reports each page change once, but not the first page', async () => {
    const reports: unknown[] = [];
    vi.stubGlobal('gtag', (...parameters: unknown[]) => reports.push(parameters));
    const { default: PageViews } = await import(
      '../../../examples/analytics-and-comments/components/PageViews'
    );
    for (const [route, title] of [
      ['/guide/bowline', 'Bowline'],
      ['/guide/bowline', 'Bowline'],
      ['/guide/reef', 'Reef knot'],
      ['/guide/reef', 'Reef knot'],
      ['/guide/bowline', 'Bowline'],
    ] as const) {
      visit(PageViews, route, title);
    }
    const view = (title: string, route: string) => [
      'event',
      'page_view',
      { page_title: title, page_location: `https://knots.example.com${route}.html` },
    ];
    expect(reports).toEqual([view('Reef knot', '/guide/reef'), view('Bowline', '/guide/bowline')]);
  });

  it('reports the first page, too, with the change that the page describes', async () => {
    const [before, after] = ['useRef(routePath)', "useRef('')"];
    for (const code of [before, after]) expect(PAGE.source).toContain(`\`${code}\``);
    const source = readFileSync('examples/analytics-and-comments/components/PageViews.tsx', 'utf8');
    expect(source).toContain(before);
    mkdirSync('.test-builds', { recursive: true });
    const folder = mkdtempSync(path.resolve('.test-builds/page-views-'));
    try {
      const file = path.join(folder, 'PageViews.tsx');
      writeFileSync(file, source.replace(before, after));
      const titles: unknown[] = [];
      vi.stubGlobal('gtag', (_: string, name: string, { page_title }: { page_title: string }) =>
        titles.push([name, page_title]),
      );
      const { default: PageViews } = await import(file);
      for (const [route, title] of [
        ['/guide/bowline', 'Bowline'],
        ['/guide/bowline', 'Bowline'],
        ['/guide/reef', 'Reef knot'],
      ] as const) {
        visit(PageViews, route, title);
      }
      expect(titles).toEqual([
        ['page_view', 'Bowline'],
        ['page_view', 'Reef knot'],
      ]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it("doesn't fail while the service's script is missing", async () => {
    const { default: PageViews } = await import(
      '../../../examples/analytics-and-comments/components/PageViews'
    );
    const reports = ['/', '/guide/reef'].map(route => {
      open(route);
      expect(hooks.render(PageViews)).toBeNull();
      const waiting = vi.getTimerCount();
      vi.runAllTimers();
      return waiting;
    });
    // The second page has a report waiting, which calls the missing function.
    expect(reports).toEqual([0, 1]);
  });

  it('loads comments once for the latest theme, and again for another page, theme, or language', async () => {
    vi.useFakeTimers();
    const { Comments } = await import('../../../examples/analytics-and-comments/components/Comments');
    const shown: unknown[] = [];
    const box = {
      replaceChildren: (...scripts: { src: string; dataset: Record<string, string> }[]) => {
        for (const { src, dataset } of scripts) shown.push({ src, ...dataset });
      },
    };
    vi.stubGlobal('document', { createElement: () => ({ dataset: {} }) });
    const settings = { repo: 'example/knots' };
    const render = () => {
      const place = hooks.render(() => Comments({ src: 'https://comments.example.com/c.js', settings }));
      (place as ReactElement<{ ref: { current: unknown } }>).props.ref.current = box;
    };
    const script = (term: string, lang: string, theme: string) => ({
      src: 'https://comments.example.com/c.js',
      repo: 'example/knots',
      mapping: 'specific',
      strict: '1',
      term,
      lang,
      theme,
    });

    open('/guide/bowline');
    render();
    reader.dark = true;
    render();
    vi.runAllTimers();
    expect(shown.splice(0)).toEqual([script('/guide/bowline', 'en', 'dark')]);

    render();
    vi.runAllTimers();
    expect(shown).toEqual([]);

    open('/guide/reef');
    render();
    vi.runAllTimers();
    expect(shown.splice(0)).toEqual([script('/guide/reef', 'en', 'dark')]);

    reader.dark = false;
    render();
    vi.runAllTimers();
    expect(shown.splice(0)).toEqual([script('/guide/reef', 'en', 'light')]);

    open('/zh/guide/reef');
    reader.lang = 'zh';
    render();
    vi.runAllTimers();
    expect(shown).toEqual([script('/zh/guide/reef', 'zh-CN', 'light')]);
  });
});

describe('the banner in the browser', () => {
  let loaded: string[];
  let stored: Map<string, string>;
  let isBlocked: boolean;

  beforeEach(() => {
    hooks.restart();
    loaded = [];
    stored = new Map();
    isBlocked = false;
    const check = (value: unknown) => {
      if (isBlocked) throw new Error('The browser blocks storage.');
      return value;
    };
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => check(stored.get(key) ?? null),
      setItem: (key: string, value: string) => check(stored.set(key, value)),
      removeItem: (key: string) => check(stored.delete(key)),
    });
    vi.stubGlobal('document', {
      createElement: () => ({}),
      querySelector: (selector: string) => loaded.find(src => selector === `script[src="${src}"]`) ?? null,
      head: { append: ({ src }: { src: string }) => loaded.push(src) },
    });
  });

  /** Simulates a page load and returns functions of the new page. */
  async function load() {
    hooks.restart();
    vi.resetModules();
    loaded = [];
    const folder = '../../../examples/analytics-and-comments/components';
    const { default: Consent } = await import(`${folder}/Consent`);
    const { decide } = await import(`${folder}/useConsent`);
    const src = 'https://stats.example.com/script.js';
    return { decide, isShown: () => hooks.render(() => Consent({ src })) !== null };
  }

  it('appears until the reader decides, and loads the script once after consent', async () => {
    const { decide, isShown } = await load();
    expect([isShown(), loaded]).toEqual([true, []]);
    decide('yes');
    expect([isShown(), isShown(), loaded]).toEqual([false, false, ['https://stats.example.com/script.js']]);
    const next = await load();
    expect([next.isShown(), loaded]).toEqual([false, ['https://stats.example.com/script.js']]);
  });

  it('loads nothing if the reader declines, and asks again after the choice is reset', async () => {
    const { decide } = await load();
    decide('no');
    const next = await load();
    expect([next.isShown(), loaded]).toEqual([false, []]);
    next.decide(null);
    const last = await load();
    expect([last.isShown(), loaded]).toEqual([true, []]);
  });

  it('keeps the choice until the next page load if storage is blocked', async () => {
    isBlocked = true;
    const { decide, isShown } = await load();
    expect(isShown()).toBe(true);
    decide('no');
    expect([isShown(), loaded]).toEqual([false, []]);
    expect((await load()).isShown()).toBe(true);
  });
});
