import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

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
    const source = readFileSync('examples/analytics-and-comments/components/PageViews.tsx', 'utf8');
    mkdirSync('.test-builds', { recursive: true });
    const folder = mkdtempSync(path.resolve('.test-builds/page-views-'));
    try {
      const file = path.join(folder, 'PageViews.tsx');
      writeFileSync(file, source.replace('useRef(routePath)', "useRef('')"));
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
