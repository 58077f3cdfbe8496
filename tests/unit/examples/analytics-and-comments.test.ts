import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const reader = vi.hoisted(() => ({ page: {} as object, dark: false, lang: 'en', isFirstCounted: false }));

/** A minimal React for one component: hooks keep their state by their order, and effects run immediately. */
const react = vi.hoisted(() => {
  let cells: { current: unknown }[] = [];
  let position = 0;
  const cell = (initial?: unknown) => {
    cells[position] ??= { current: initial };
    return cells[position++] as { current: unknown };
  };
  return {
    restart() {
      cells = [];
    },
    render<T>(component: () => T): T {
      position = 0;
      return component();
    },
    hooks: {
      useRef: (initial: unknown) => cell(reader.isFirstCounted ? '' : initial),
      useSyncExternalStore: (_: unknown, read: () => unknown) => read(),
      useEffect(effect: () => (() => void) | undefined, dependencies: unknown[]) {
        const last = cell() as { current?: { key: string; cleanUp?: () => void } };
        const key = JSON.stringify(dependencies);
        if (last.current?.key === key) return;
        last.current?.cleanUp?.();
        last.current = { key, cleanUp: effect() };
      },
    },
  };
});

vi.mock('react', async original => ({ ...(await original<object>()), ...react.hooks }));
vi.mock('@rspress/core/runtime', () => ({
  usePage: () => ({ page: reader.page }),
  useDark: () => reader.dark,
  useLang: () => reader.lang,
  useI18n: () => (key: string) => key,
}));

const COMPONENTS = '../../../examples/analytics-and-comments/components';

beforeEach(() => {
  react.restart();
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = (routePath: string) => {
  reader.page = { routePath, frontmatter: {} };
};

/** Opens pages that have the component of page views, and returns the titles and URLs that it reports. */
async function viewsOf(titles: string[]): Promise<unknown[]> {
  const reports: unknown[] = [];
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', { title: '' });
  vi.stubGlobal('gtag', (_event: string, name: string, view: object) => reports.push(name, view));
  const { default: PageViews } = await import(`${COMPONENTS}/PageViews`);
  for (const title of titles) {
    open(`/${title}`);
    vi.stubGlobal('location', { href: `https://knots.example.com/${title}.html` });
    react.render(PageViews);
    // The title in the browser tab changes after the effects of components.
    document.title = title;
    vi.runAllTimers();
  }
  return reports;
}
const viewOf = (title: string) => [
  'page_view',
  { page_title: title, page_location: `https://knots.example.com/${title}.html` },
];

it('page views are reported once for each page change, but not for the first page', async () => {
  const reports = await viewsOf(['bowline', 'bowline', 'reef', 'reef', 'bowline']);
  expect(reports).toEqual([...viewOf('reef'), ...viewOf('bowline')]);
});

it("page views include the first page with useRef('')", async () => {
  reader.isFirstCounted = true;
  expect(await viewsOf(['bowline', 'bowline', 'reef'])).toEqual([...viewOf('bowline'), ...viewOf('reef')]);
  reader.isFirstCounted = false;
});

it('comments load once for the latest theme, and again for another page, theme, or language', async () => {
  const { Comments } = await import(`${COMPONENTS}/Comments`);
  const shown: unknown[] = [];
  const replaceChildren = (script?: { dataset: Record<string, string> }) => {
    if (script) shown.push([script.dataset.term, script.dataset.lang, script.dataset.theme]);
  };
  vi.stubGlobal('document', { createElement: () => ({ dataset: {} }) });
  const show = () => {
    const box = react.render(() => Comments({ src: 'https://comments.example.com/c.js', settings: {} }));
    (box as ReactElement<{ ref: { current: unknown } }>).props.ref.current = { replaceChildren };
  };
  open('/bowline');
  show();
  reader.dark = true;
  for (const change of [
    () => {},
    () => {},
    () => open('/reef'),
    () => Object.assign(reader, { dark: false }),
    () => Object.assign(reader, { lang: 'zh' }),
  ]) {
    change();
    show();
    vi.runAllTimers();
  }
  expect(shown).toEqual([
    ['/bowline', 'en', 'dark'],
    ['/reef', 'en', 'dark'],
    ['/reef', 'en', 'light'],
    ['/reef', 'zh-CN', 'light'],
  ]);
});

it('the banner appears until the reader decides, and the script loads once after consent', async () => {
  let loaded: string[] = [];
  let isBlocked = false;
  const stored = new Map<string, string>();
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
    querySelector: () => loaded[0],
    head: { append: ({ src }: { src: string }) => loaded.push(src) },
  });
  /** Loads the page anew, decides, and returns whether the banner appeared, and what was loaded twice. */
  const visit = async (...choices: ('yes' | 'no' | null)[]) => {
    react.restart();
    vi.resetModules();
    loaded = [];
    const { default: Consent } = await import(`${COMPONENTS}/Consent`);
    const { decide } = await import(`${COMPONENTS}/useConsent`);
    const isShown = () => react.render(() => Consent({ src: 'stats.js' })) !== null;
    const states = [isShown()];
    for (const choice of choices) {
      decide(choice);
      states.push(isShown(), isShown());
    }
    return { states, loaded };
  };
  expect(await visit('yes')).toEqual({ states: [true, false, false], loaded: ['stats.js'] });
  expect(await visit()).toEqual({ states: [false], loaded: ['stats.js'] });
  expect(await visit('no')).toEqual({ states: [false, false, false], loaded: ['stats.js'] });
  expect(await visit(null)).toEqual({ states: [false, true, true], loaded: [] });
  isBlocked = true;
  expect(await visit('no')).toEqual({ states: [true, false, false], loaded: [] });
  expect(await visit()).toEqual({ states: [true], loaded: [] });
});
