import type { Browser } from '@playwright/test';
import { LOGO_ORIGIN } from '../../site/tools';
import { ARE_RANDOM, BATCH, checkStartSequences, LIMIT } from '../start-sequences/check';
import type { VisitTab } from '../start-sequences/visit';
import { test } from './fixtures';
import { LOGO } from './logo-host';

test('actions while a page arrives have the same effect as later', async ({ browser, sites }) => {
  test.setTimeout(LIMIT);
  await checkStartSequences(() => openTab(browser), sites.root.origin, BATCH);
});

if (ARE_RANDOM)
  test('actions on a page that another program has changed have the same effect', async ({
    browser,
    sites,
  }) => {
    test.setTimeout(LIMIT);
    await checkStartSequences(() => openTab(browser), sites.root.origin, BATCH, 'changed');
  });

async function openTab(browser: Browser): Promise<VisitTab> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.route(`${LOGO_ORIGIN}/**`, route =>
    route.fulfill({ contentType: 'image/svg+xml', body: LOGO }),
  );
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error' && !message.text().includes('404')) faults.push(message.text());
  });
  page.on('pageerror', error => faults.push(String(error)));
  return {
    activate: () => page.bringToFront(),
    moveTo: (x, y) => page.mouse.move(x, y),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: text => page.keyboard.type(text),
    press: key => page.keyboard.press(key),
    evaluate: (run, ...argument) => page.evaluate(run as never, ...argument) as never,
    faults: () => Promise.resolve(faults),
    close: () => context.close(),
  };
}
