import type { Page } from '@playwright/test';

/** The scripts that start the app. */
export const APP_SCRIPT = /\/static\/js\/[^/]+\.js$/;

/** Opens a page and keeps scripts back from the reader's first interaction on. @returns lets them come */
export async function openHeld(
  page: Page,
  path: string,
  scripts: RegExp | string = APP_SCRIPT,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(scripts, async route => {
    await released;
    await route.continue();
  });
  await page.goto(path);
  return release;
}
