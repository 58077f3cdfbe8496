import type { Page } from '@playwright/test';
import fc from 'fast-check';
import {
  JOURNEYS,
  type Journey,
  type JourneyTab,
  journeys,
  LONG,
  SHORT,
  withJourney,
} from '../reading-positions';
import { expect, hydrated, open, test } from './fixtures';
import { APP_SCRIPT, holdRequests } from './held-scripts';
import { ALL_PAIRS } from './languages';

function tabOf(page: Page): JourneyTab {
  return {
    goto: async address => {
      await page.goto(address);
    },
    reload: async () => {
      await page.reload();
    },
    evaluate: (run, ...argument) => page.evaluate(run as never, ...argument) as never,
    moveTo: (x, y) => page.mouse.move(x, y),
  };
}

for (const [name, steps] of Object.entries(JOURNEYS)) {
  test(`the reading position is kept: ${name}`, async ({ page, sites }) => {
    await withJourney(
      async () => tabOf(page),
      sites.small.origin,
      journey => journey.take(steps),
    );
  });
}

test('the reading position is kept on random journeys', async ({ page, sites }) => {
  const check = (journey: Journey) =>
    fc.assert(
      fc.asyncProperty(journeys, steps => journey.take(steps)),
      { numRuns: ALL_PAIRS ? 100 : 8, ...(!ALL_PAIRS && { seed: 1 }), endOnFailure: true },
    );
  await withJourney(async () => tabOf(page), sites.small.origin, check);
});

/** Records which page is drawn at which position, across documents that have been parsed. Runs in the page. */
function recordFrames() {
  const drawn = new MessageChannel();
  // The message arrives when the frame has been drawn, after whatever else was done for it.
  const wait = () => drawn.port1.postMessage(document.readyState);
  drawn.port2.onmessage = ({ data: stateBefore }) => {
    const frame = `${document.querySelector('h1')?.id} ${Math.round(scrollY)}`;
    const frames: string[] = JSON.parse(sessionStorage.getItem('frames') ?? '[]');
    if (stateBefore !== 'loading' && frames.at(-1) !== frame)
      sessionStorage.setItem('frames', JSON.stringify([...frames, frame]));
    requestAnimationFrame(wait);
  };
  requestAnimationFrame(wait);
}

/** Waits until the page has been drawn, also if another document is just replacing it. */
async function drawn(page: Page) {
  await expect(() =>
    page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))),
  ).toPass();
}

for (const isRunning of [true, false]) {
  test(`going back draws no page at another one's position, ${isRunning ? 'while' : 'before'} the app runs`, async ({
    page,
    sites,
  }) => {
    const scrollTo = (top: number) =>
      page.evaluate(to => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await open(page, sites.small.origin + LONG);
    await scrollTo(2400);
    await page.evaluate(
      to => document.querySelector<HTMLElement>(`[data-sidebar] [href="${to}"]`)?.click(),
      SHORT,
    );
    await expect(page.locator('h1')).toHaveId('introduction');
    await scrollTo(300);
    if (!isRunning) await holdRequests(page, APP_SCRIPT);
    await page.reload();
    if (isRunning) await hydrated(page);
    await expect(page.locator('.rspress-doc > [data-served]')).toHaveCount(isRunning ? 0 : 1);
    const release = isRunning ? await holdRequests(page, '**/static/js/async/route-*') : () => {};
    await page.addInitScript(recordFrames);
    await page.evaluate(recordFrames);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(sites.small.origin + LONG);
    await drawn(page);
    release();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(2400);
    await drawn(page);
    const frames = await page.evaluate(() => JSON.parse(sessionStorage.getItem('frames') ?? '[]'));
    expect(frames).toEqual(['introduction 300', 'markdown-and-mdx 2400']);
  });
}
