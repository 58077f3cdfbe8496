import type { Page } from '@playwright/test';
import { PAGE_KINDS } from '../../site/accessibility';
import { ANNOUNCEMENT } from '../../site/announcement';
import { APP_LIMIT, gzipSize } from './app-size';
import { axeFindings, changedFindings, uncountedFindings } from './axe';
import { markChanges, rememberElements } from './changes';
import { counted } from './counted';
import { expect, hydrated, test } from './fixtures';
import { ALL_PAIRS, LANGUAGES, type Language } from './languages';
import {
  controls,
  movingParts,
  overlapsInHeader,
  reflowFaults,
  scriptedControls,
  unmarkedChinese,
} from './reading';
import { ROUTES } from './routes';

// Each page is opened once, in a tab that is reused, because a new tab for each page takes longer than the page. It's
// looked at as it's served, which is what most readers see, and its app is started. One page of each kind is also
// looked at while its app runs, in more windows, and by axe. With `ALL_PAIRS`, all pages are.

/** Theme and width of a page before and after the app runs. The two languages see all four pairs. */
const LOOKS = {
  en: { before: { colorScheme: 'light', width: 1280 }, after: { colorScheme: 'dark', width: 390 } },
  zh: { before: { colorScheme: 'light', width: 390 }, after: { colorScheme: 'dark', width: 1280 } },
} as const;

/** Windows: the narrowest that WCAG asks for, one of 1280 px at 200%, and a large one with larger text. */
const WINDOWS = [
  { name: '320 px', width: 320, height: 800, fontSize: '' },
  { name: '200%', width: 640, height: 400, fontSize: '' },
  { name: 'text of 200%', width: 1280, height: 800, fontSize: '200%' },
];

const OF_EACH_KIND = Object.values(PAGE_KINDS).map(({ route }): string => route);

/** Which parts of the check a page gets. */
interface Scope {
  /** Whether axe checks it, and it's looked at again once the app runs. */
  isWhole: boolean;
  windows: typeof WINDOWS;
}

function scopeOf(route: string): Scope {
  const isWhole = ALL_PAIRS || OF_EACH_KIND.includes(route);
  return { isWhole, windows: isWhole ? WINDOWS : WINDOWS.slice(0, 1) };
}

/** Parts of about the same length, so that workers share them. */
const PARTS = 8;

for (const language of LANGUAGES) {
  for (let part = 0; part < PARTS; part++) {
    const routes = ROUTES.filter((_, index) => index % PARTS === part);

    test(`${language.lang}, part ${part + 1} of ${PARTS}: each page is complete and accessible, and its app starts`, async ({
      page,
    }) => {
      const scripts = new Set<string>();
      const seen: Seen = { looks: new Set(), changes: new Set() };
      page.on('request', request => {
        // A live preview is a page of its own.
        if (request.resourceType() !== 'script' || request.frame() !== page.mainFrame()) return;
        scripts.add(new URL(request.url()).pathname);
      });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const route of routes) {
        const path = language.prefix + route;
        const scope = scopeOf(route);
        await test.step(path, async () => {
          // Otherwise, what the page before asks for as late as this would count for this one.
          await page.goto('about:blank');
          scripts.clear();
          await lookBefore(page, language, path, scope, seen);
          expect.soft([...scripts], `${path} runs no script before the reader acts`).toEqual([]);
          if (scope.isWhole) await rememberElements(page);
          await hydrated(page);
          if (scope.isWhole) await lookAfter(page, language, path, scope, seen);
          const app = [...scripts].filter(script => !script.includes('/async/'));
          const sizes = Object.fromEntries(app.map(script => [script, gzipSize(script)]));
          const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
          expect.soft(total, path).toBeGreaterThan(0);
          expect.soft(total, JSON.stringify(sizes, null, 2)).toBeLessThanOrEqual(APP_LIMIT);
        });
      }
    });
  }
}

/** What earlier pages had as well, such as their headers: the colors of each text, and what the app changes. */
interface Seen {
  looks: Set<string>;
  changes: Set<string>;
}

/** Opens a page and looks at it as it was served. */
async function lookBefore(page: Page, language: Language, path: string, scope: Scope, { looks }: Seen) {
  const { colorScheme, width } = LOOKS[language.lang].before;
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 800 });
  const response = await page.goto(path);
  expect.soft(response?.status(), path).toBe(200);
  expect.soft(await page.evaluate(wholeness), path).toEqual(whole(language, path));
  expect.soft(await page.evaluate(scriptedControls), `${path} without scripts`).toEqual([]);
  await lookThroughWindows(page, language, `${path} before the app runs`, scope.windows);
  if (!scope.isWhole) return;
  await page.setViewportSize({ width, height: 800 });
  const found = await axeFindings(page, {}, looks);
  expect.soft(found, `${path} before the app runs, ${colorScheme}, ${width} px`).toEqual([]);
}

/** Looks at a page whose app runs. */
async function lookAfter(
  page: Page,
  language: Language,
  path: string,
  { windows }: Scope,
  { looks, changes }: Seen,
) {
  expect.soft(await page.evaluate(wholeness), path).toEqual(whole(language, path));
  // What the app left as it was has been looked at already; only its colors and its width are others now.
  const hasMore = await markChanges(page, changes);
  if (ALL_PAIRS || hasMore) await lookThroughWindows(page, language, path, windows);
  const { colorScheme, width } = LOOKS[language.lang].after;
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 800 });
  const found = await changedFindings(page, looks);
  expect.soft(found, `${path}, ${colorScheme}, ${width} px`).toEqual([]);
}

/** Names and order of controls, what moves, and what narrow windows and large text do to the page. */
async function lookThroughWindows(page: Page, { lang, t }: Language, name: string, windows: typeof WINDOWS) {
  const found = [...(await namingFaults(page, lang, t('nav.skip'))), ...(await page.evaluate(movingParts))];
  expect.soft(await counted('reading', page, found), name).toEqual([]);
  for (const { name: window, width, height, fontSize } of windows) {
    await page.setViewportSize({ width, height });
    await page.evaluate(size => {
      document.documentElement.style.fontSize = size;
    }, fontSize);
    await nextFrames(page);
    const faults = [...(await page.evaluate(reflowFaults)), ...(await page.evaluate(overlapsInHeader))];
    expect.soft(await counted('reading', page, faults), `${name}, ${window}`).toEqual([]);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
}

/** Runs in the page: what each page has once, and what it has nowhere twice. */
function wholeness() {
  // Pictures of the theme, such as those of package managers, bring ids along.
  const ids = [...document.querySelectorAll('[id]:not(svg, svg *)')].map(({ id }) => id);
  const announcement = document.querySelector('[data-announcement]');
  const bar = announcement?.getBoundingClientRect();
  const navbar = document.querySelector('.rp-nav')?.getBoundingClientRect();
  const description = document.head.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '';
  return {
    path: location.pathname,
    lang: document.documentElement.lang,
    h1: document.querySelectorAll('h1').length,
    main: document.querySelectorAll('main').length,
    footer: document.querySelectorAll('footer:not(main footer)').length,
    isDescribed: description.length > 20,
    announced: announcement?.querySelector('a')?.getAttribute('href'),
    isBelowBar: bar?.top === 0 && bar.height > 20 && navbar?.top === bar.height,
    repeatedIds: ids.filter((id, index) => ids.indexOf(id) !== index),
  };
}

function whole({ lang, prefix }: Language, path: string) {
  return {
    path,
    lang,
    h1: 1,
    main: 1,
    footer: 1,
    isDescribed: true,
    announced: prefix + ANNOUNCEMENT.href,
    isBelowBar: true,
    repeatedIds: [],
  };
}

/** Names of products, files, and versions, and the words of samples, whose code both languages share. */
const NOT_CHINESE =
  /^(?:API|Codex|Discord|GitHub|X|JavaScript|TypeScript|npm|pnpm|[Yy]arn|[Bb]un|deno|v[\d.]+|\.\w+|Brighter|Darker|Details|Clicks: \d+)$/;

/** Faults of names and of the order of controls, in the page as it is. */
async function namingFaults(page: Page, lang: 'en' | 'zh', skip: string): Promise<string[]> {
  const { faults, names, first } = await page.evaluate(controls);
  const isForeign = (name: string) =>
    lang === 'zh' ? !/\p{Script=Han}/u.test(name) && !NOT_CHINESE.test(name) : /\p{Script=Han}/u.test(name);
  return [
    ...faults,
    ...names.filter(isForeign).map(name => `not in the language of the page: ${name}`),
    ...(first === skip ? [] : [`the first stop is ${first}`]),
    ...(lang === 'zh' ? [] : (await page.evaluate(unmarkedChinese)).map(text => `not marked: ${text}`)),
  ];
}

/** Observers of sizes have been told of the window once two frames are drawn. */
function nextFrames(page: Page) {
  return page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Runs in the page, whose policy allows no style elements. */
function addStyle(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

const FAULTS = `
  <p style="width: 700px">Wide</p>
  <p style="width: 90px; overflow: hidden; white-space: nowrap">Nobody reads the end of this line</p>
  <div style="width: 90px; overflow: auto; white-space: nowrap">Nobody reads the end of this line either</div>
  <button></button><button tabindex="2" aria-label="关闭">x</button>
  <p>文档</p><p style="transition: color 1s">Slow</p>`;

test('the checks find faults', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/sitemap');
  await rememberElements(page);
  await hydrated(page);
  expect(await markChanges(page)).toBe(false);
  await page.setViewportSize({ width: 640, height: 400 });
  await page.evaluate(html => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', html);
    document.body.insertAdjacentHTML('beforeend', '<p style="width: 800px">Wider than the document</p>');
  }, FAULTS);
  expect(await markChanges(page)).toBe(true);
  expect(await uncountedFindings(page, 'changed')).toContainEqual(expect.stringMatching(/^button-name/));
  await page.evaluate(addStyle, 'header a { margin-left: -40px }');
  expect(await page.evaluate(reflowFaults)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^the document is \d+ px wide/),
      expect.stringMatching(/^stands out .*Wide/),
      expect.stringMatching(/^cut off: .*end of this line</),
      expect.stringMatching(/^scrolls, but by no key: .*either</),
    ]),
  );
  expect(await page.evaluate(overlapsInHeader)).not.toEqual([]);
  expect(await page.evaluate(scriptedControls)).toContainEqual(expect.stringMatching(/tabindex="2"/));
  expect(await namingFaults(page, 'en', 'Skip to content')).toEqual([
    expect.stringMatching(/^has no name/),
    expect.stringMatching(/^goes before others/),
    'not in the language of the page: 关闭',
    'not marked: 文档',
  ]);
  await page.evaluate(addStyle, '.rspress-doc p { transition: color 1s !important }');
  expect(await page.evaluate(movingParts)).toContainEqual(expect.stringMatching(/^p\..* moves for 1 s/));
});
