import type { Locator, Page } from '@playwright/test';
import rspress from '@rspress/core/package.json' with { type: 'json' };
import { expect, open } from '../fixtures';
import { ENGLISH, type Language } from '../languages';
import { LONG_PAGE } from '../routes';

export interface Dialog {
  root: Locator;
  input: Locator;
  /** The input that readers type into until the dialog is there. */
  early: Locator;
  hits: Locator;
  /** The group headings of results and of stored searches. */
  groups: Locator;
  container: Locator;
}

export function dialogOf(page: Page, { t }: Language = ENGLISH): Dialog {
  const root = page.getByRole('dialog', { name: t('search.button') });
  return {
    root,
    input: root.locator('.DocSearch-Input'),
    early: page.locator('#early-search-box input'),
    hits: root.locator('.DocSearch-Hit'),
    groups: root.locator('.DocSearch-Hit-source'),
    container: root.locator('.DocSearch-Container'),
  };
}

export function searchButton(page: Page, { t }: Language = ENGLISH): Locator {
  return page.locator('header').getByRole('button', { name: t('search.button') });
}

/** Opens a page and the search on it, and waits until it can be typed into. */
export async function openSearch(
  page: Page,
  language: Language = ENGLISH,
  route = LONG_PAGE,
): Promise<Dialog> {
  await open(page, language.prefix + route);
  await page.keyboard.press('Control+k');
  const dialog = dialogOf(page, language);
  await expect(dialog.input).toBeFocused();
  return dialog;
}

/** Types a query and waits for its results. */
export async function searchFor(dialog: Dialog, query: string) {
  await dialog.input.fill(query);
  await expect(dialog.root.locator('mark').first()).toBeVisible();
}

export function recentKey(lang: string): string {
  return `__DOCSEARCH_RECENT_SEARCHES__docs-${lang}-${rspress.version}`;
}

export function favoriteKey(lang: string): string {
  return `__DOCSEARCH_FAVORITE_SEARCHES__docs-${lang}-${rspress.version}`;
}

/** What the error screen says in English, whatever else it says. */
export const ERROR_TEXTS = ['Unable to fetch results', 'You might want to check your network connection.'];

/** A stored search for a page, as DocSearch keeps it. */
export function storedSearch(url: string, title: string) {
  return {
    objectID: url,
    url,
    type: 'lvl1',
    content: null,
    hierarchy: { lvl0: title, lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  };
}

/** Puts values into the storage before the page's own scripts run. */
export async function storeBeforehand(page: Page, values: Record<string, unknown>) {
  await page.addInitScript(entries => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'true');
    for (const [key, value] of Object.entries(entries)) {
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    }
  }, values);
}
