import type { Page } from '@playwright/test';

/** The scripts that start the app. */
export const APP_SCRIPT = /\/static\/js\/[^/]+\.js$/;

/** Keeps requests back from now on. Returns a function that lets them go on. */
export async function holdRequests(page: Page, pattern: RegExp | string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(pattern, async route => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a page and holds back the scripts of the app, or the given ones. @returns a function that releases them */
export async function openHeld(
  page: Page,
  path: string,
  scripts: RegExp | string = APP_SCRIPT,
): Promise<() => void> {
  const release = await holdRequests(page, scripts);
  await page.goto(path);
  return release;
}
