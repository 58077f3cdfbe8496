import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { ANNOUNCEMENT } from '../../site/announcement';
import { PLACES } from '../variants';
import { axeFindings } from './axe';
import { expect, hydrated, test } from './fixtures';
import { LANGUAGES } from './languages';
import { ROUTES } from './routes';

// All pages of a language in one browser tab, since a new one for each page takes longer than the page.

type Place = (typeof PLACES)[keyof typeof PLACES];

/** Gzip bytes of script that starts with the reader's first act, without that of the page's text. */
const APP_LIMIT = 125_000;

/** Colours depend on the theme, layout on the width: each language sees both, and the two all four pairs. */
const STATES = {
  en: [
    { colorScheme: 'light', width: 1280 },
    { colorScheme: 'dark', width: 390 },
  ],
  zh: [
    { colorScheme: 'dark', width: 1280 },
    { colorScheme: 'light', width: 390 },
  ],
} as const;

for (const { lang, prefix } of LANGUAGES) {
  test(`every ${lang} page is whole, runs no script before the reader acts and little then, and axe finds nothing`, async ({
    page,
  }) => {
    const scripts = new Set<string>();
    page.on('request', request => {
      // A live preview is a page of its own.
      if (request.resourceType() !== 'script' || request.frame() !== page.mainFrame()) return;
      scripts.add(new URL(request.url()).pathname);
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const route of ROUTES) {
      await test.step(prefix + route, async () => {
        scripts.clear();
        await openWhole(page, PLACES.root, prefix + route, lang, async () => {
          expect.soft([...scripts], prefix + route).toEqual([]);
        });
        for (const { colorScheme, width } of STATES[lang]) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 800 });
          const state = `${prefix}${route}, ${colorScheme}, ${width} px`;
          expect.soft(await axeFindings(page), state).toEqual([]);
        }
        const app = [...scripts].filter(script => !script.includes('/async/'));
        const sizes = Object.fromEntries(app.map(script => [script, gzipSize(script)]));
        const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
        expect.soft(total, prefix + route).toBeGreaterThan(0);
        expect.soft(total, JSON.stringify(sizes, null, 2)).toBeLessThanOrEqual(APP_LIMIT);
      });
    }
  });

  test(`under a base path every ${lang} page is whole`, async ({ page }) => {
    for (const route of ROUTES) {
      await test.step(prefix + route, () => openWhole(page, PLACES.base, prefix + route, lang));
    }
  });
}

/** Opens a page, looks at it before anybody does anything, and then whether anything is missing, or there twice. */
async function openWhole(
  page: Page,
  { port, basePath }: Place,
  route: string,
  lang: string,
  lookFirst = async () => {},
) {
  const address = basePath.slice(0, -1) + route;
  const response = await page.goto(`http://localhost:${port}${address}`);
  expect.soft(response?.status(), address).toBe(200);
  await lookFirst();
  await hydrated(page);
  const found = await page.evaluate(() => {
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
      isDescribed: description.length > 20,
      announced: announcement?.querySelector('a')?.getAttribute('href'),
      isBelowBar: bar?.top === 0 && bar.height > 20 && navbar?.top === bar.height,
      repeatedIds: ids.filter((id, index) => ids.indexOf(id) !== index),
    };
  });
  const whole = {
    path: address,
    lang,
    h1: 1,
    main: 1,
    isDescribed: true,
    announced: ANNOUNCEMENT.href,
    isBelowBar: true,
    repeatedIds: [],
  };
  expect.soft(found, address).toEqual(whole);
}

const gzipSizes = new Map<string, number>();

/** Bytes of a script of the site at the root. */
function gzipSize(pathname: string): number {
  const known = gzipSizes.get(pathname);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(path.join(PLACES.root.outDir, pathname))).length;
  gzipSizes.set(pathname, size);
  return size;
}
