import { expect } from '@playwright/test';
import fc from 'fast-check';
import { translatedPath } from '../theme/support/translatedPath';
import type { Tab } from './engines/engine';
import { type HeldSite, holdSite } from './held-site';

/** What a journey needs from a tab, whichever driver controls it. */
export type JourneyTab = Pick<Tab, 'goto' | 'reload' | 'evaluate' | 'moveTo'>;

export const LONG = '/guide/basic/use-mdx';
export const SHORT = '/guide/start/introduction';
export const OTHER = '/guide/basic/static-assets';
/** Belongs to the site, but is a document without it. */
const ELSEWHERE = '/robots.txt';

/**
 * What a reader does: scrolls to a number of pixels, follows a link to a page or to one of its headings, or one of the
 * words. Scripts are held back between `hold` and `release`: `reload, hold` is a page whose app doesn't run.
 */
export type Step = number | `/${string}` | `#${number}` | (typeof WORDS)[number];
const WORDS = ['reload', 'leave', 'back', 'forward', 'language', 'hold', 'release'] as const;

/** Journeys whose last step leads to a position that was left before. The first step is where the reader enters. */
export const JOURNEYS: Record<string, Step[]> = {
  'back to a page': [LONG, 2400, SHORT, 'back'],
  'back after a reload': [LONG, 2400, SHORT, 300, 'reload', 'back'],
  'forward after a reload': [SHORT, 300, LONG, 2400, 'back', 'reload', 'forward'],
  'back after a reload, to a page that is reloaded then': [LONG, 2400, SHORT, 'reload', 'back', 'reload'],
  'back after another site': [LONG, 2400, SHORT, 300, 'leave', 'back', 'back', 'forward', 'back'],
  'back to the same page, which is there three times': [
    ...([LONG, 2400, SHORT, 200, LONG, 900, SHORT, 300, LONG, 1600] as const),
    ...(['back', 'reload', 'back', 'back', 'back'] as const),
  ],
  'back to a heading that the reader has scrolled on from': [LONG, '#4', 2900, SHORT, 'reload', 'back'],
  'back from a heading': [LONG, 2400, '#2', SHORT, 'reload', 'back', 'back'],
  'back to the other language': [LONG, 2400, 'language', 1200, SHORT, 'reload', 'back', 'back'],
  'back before the app runs': [LONG, 2400, SHORT, 300, 'hold', 'reload', 'back'],
  'back before the app runs, which then starts': [LONG, 2400, SHORT, 'hold', 'reload', 'back', 'release'],
  'forward before the app runs': [SHORT, 300, LONG, 2400, 'back', 'hold', 'reload', 'forward'],
  'back to a page that was left before its app ran': [
    ...(['hold', LONG, 2400, '#3', 'release', SHORT, 'reload', 'back', 'back'] as const),
  ],
};

const pages = fc.constantFrom<Step>(LONG, SHORT, OTHER);
const step = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 25 }).map((hundreds): Step => hundreds * 100) },
  { weight: 3, arbitrary: pages },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 6 }).map((nth): Step => `#${nth}`) },
  { weight: 6, arbitrary: fc.constantFrom<Step>('back', 'back', 'forward') },
  { weight: 4, arbitrary: fc.constantFrom<Step>('reload', 'leave', 'language', 'hold', 'release') },
);

/** Random journeys. Steps that are impossible at some place are left out there. */
export const journeys = fc
  .tuple(pages, fc.array(step, { minLength: 3, maxLength: 12 }))
  .map(([first, steps]): Step[] => [first, ...steps]);

/** An entry of the browser's history as the reader left it. */
interface Entry {
  /** Path with the hash. */
  path: string;
  top: number;
}

/** A reader's journey through the history of a tab, with the positions that it must come back to. */
export class Journey {
  readonly #tab: JourneyTab;
  readonly #site: HeldSite;
  #entries: Entry[] = [];
  #at = -1;
  #isHeld = false;

  constructor(tab: JourneyTab, site: HeldSite) {
    this.#tab = tab;
    this.#site = site;
  }

  /** @throws Error if the reader comes back to another position */
  async take(steps: readonly Step[]) {
    this.#release();
    await this.#tab.goto(this.#site.origin + ELSEWHERE);
    this.#entries = [];
    this.#at = -1;
    for (const [index, step] of steps.entries()) {
      await this.#take(step);
      await this.#arrives(`After ${steps.slice(0, index + 1).join(', ')}`);
    }
  }

  async #take(step: Step) {
    const { path } = this.#entries[this.#at] ?? { path: '' };
    if (step === 'hold') {
      this.#isHeld = true;
      this.#site.hold({ pages: false, scripts: true });
    } else if (step === 'release') {
      this.#release();
    } else if (step === 'back' || step === 'forward') {
      const to = this.#at + (step === 'back' ? -1 : 1);
      // The app can't show another page as long as its scripts are held.
      if (!this.#entries[to] || (this.#isHeld && (await this.#isRunning()))) return;
      this.#at = to;
      // Later, because the answer may not arrive if the document has been left.
      await this.#tab.evaluate(
        by => {
          setTimeout(() => history.go(by));
        },
        step === 'back' ? -1 : 1,
      );
    } else if (step === 'reload') {
      await this.#tab.reload();
    } else if (step === 'leave') {
      if (path !== ELSEWHERE) await this.#goto(ELSEWHERE);
    } else if (path === ELSEWHERE) {
      return;
    } else if (typeof step === 'number') {
      await this.#tab.evaluate(top => window.scrollTo({ top, behavior: 'instant' }), step);
      await this.#remember();
    } else if (step.startsWith('#')) {
      const nth = `.rp-doc-layout__outline li:nth-child(${step.slice(1)} of :has(a)) a`;
      const hash = await this.#tab.evaluate(css => {
        const link = document.querySelector<HTMLAnchorElement>(css);
        link?.click();
        return link?.hash;
      }, nth);
      if (hash) await this.#enters(path.replace(/#.*|$/, hash));
    } else if (step === 'language') {
      const [own = '', hash = ''] = path.split(/(?=#)/);
      await this.#follows(
        `header a[hreflang=${own.startsWith('/zh/') ? 'en' : 'zh'}]`,
        translatedPath(own) + hash,
      );
    } else if (path) {
      const to = path.startsWith('/zh/') ? `/zh${step}` : step;
      if (path.split('#')[0] !== to) await this.#follows(`[data-sidebar] a[href="${to}"]`, to);
    } else {
      await this.#goto(step);
    }
  }

  async #goto(path: string) {
    this.#add(path);
    await this.#tab.goto(this.#site.origin + path);
  }

  async #follows(css: string, path: string) {
    if (this.#isHeld && (await this.#isRunning())) return;
    await this.#tab.evaluate(link => document.querySelector<HTMLElement>(link)?.click(), css);
    await this.#enters(path);
  }

  /** Where the reader arrives depends on the page, if a heading or the language was chosen. */
  async #enters(path: string) {
    if (path !== this.#entries[this.#at]?.path) this.#add(path);
    await expect.poll(() => this.#isShown(path).catch(() => false)).toBe(true);
    await this.#remember();
  }

  #add(path: string) {
    this.#at += 1;
    this.#entries.splice(this.#at, Number.POSITIVE_INFINITY, { path, top: 0 });
  }

  async #remember() {
    const entry = this.#entries[this.#at];
    if (entry) entry.top = await this.#top();
  }

  #release() {
    this.#isHeld = false;
    this.#site.releaseAll();
  }

  /** Waits until the page of the current entry is at its position, and still is when the app runs. */
  async #arrives(when: string) {
    const { path, top } = this.#entries[this.#at] ?? { path: '', top: 0 };
    if (!path) return;
    const expectPosition = async () => {
      await expect
        .poll(() => this.#isShown(path).catch(() => false), { message: `${when}: ${path}` })
        .toBe(true);
      await expect
        .poll(() => this.#top().catch(() => undefined), { message: `${when}: the position on ${path}` })
        .toBe(top);
    };
    await expectPosition();
    if (this.#isHeld || path === ELSEWHERE || (await this.#isRunning())) return;
    await this.#tab.moveTo(300, 300);
    await this.#tab.moveTo(310, 310);
    await expect.poll(() => this.#isRunning(), { message: `${when}: the app` }).toBe(true);
    await expectPosition();
  }

  #isRunning(): Promise<boolean> {
    // Firefox has a moment without a document between two of them.
    return this.#tab.evaluate(() => document.documentElement?.hasAttribute('data-hydrated') === true);
  }

  /** Whether the page at a path is on the screen, and not only its URL in the address bar. */
  #isShown(path: string): Promise<boolean> {
    return this.#tab.evaluate(expected => {
      const [own] = expected.split('#');
      const entry = document.querySelector('[data-sidebar] [aria-current]');
      return (
        location.pathname + location.hash === expected &&
        document.readyState === 'complete' &&
        (entry ? entry.getAttribute('href') === own : expected.endsWith('.txt'))
      );
    }, path);
  }

  /** The position in whole pixels, once the page has been drawn. */
  async #top(): Promise<number> {
    const drawn = () =>
      new Promise<number>(resolve =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(Math.round(scrollY)))),
      );
    return await this.#tab.evaluate(drawn);
  }
}

/** Puts a server in front of a site that can hold back scripts, and takes journeys through it. */
export async function withJourney(
  openTab: (origin: string) => Promise<JourneyTab>,
  upstream: string,
  take: (journey: Journey) => Promise<void>,
) {
  const site = await holdSite(upstream);
  try {
    await take(new Journey(await openTab(site.origin), site));
  } finally {
    site.close();
  }
}
