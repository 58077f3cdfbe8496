import { type Page, test } from '@playwright/test';
import type { Check, CountedState, PageKind, PartName } from '../../site/accessibility';
import { VARIANTS } from '../variants';

/** What was checked, if it isn't just a page. */
export interface Looked {
  part?: PartName;
  kind?: PageKind;
  /** Number of stops of the Tab key that were checked. Otherwise, it's one state. */
  states?: number;
}

/**
 * Records in the test's report that a page was checked in its current state, for the final lines of `npm test` and the
 * accessibility page.
 * @returns the findings
 */
export async function counted(
  check: Check,
  page: Page,
  findings: string[],
  { part, kind, states = 1 }: Looked = {},
): Promise<string[]> {
  const { pathname } = new URL(page.url());
  const { lang, isDark } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    isDark: document.documentElement.classList.contains('rp-dark'),
  }));
  const state: CountedState = {
    check,
    // Under a base path, it's the same page again.
    ...(pathname.startsWith(VARIANTS.base.basePath) ? {} : { page: pathname }),
    lang,
    theme: isDark ? 'dark' : 'light',
    width: page.viewportSize()?.width ?? 0,
    browser: page.context().browser()?.version() ?? '',
    states,
    findings: findings.length,
    ...(part ? { part } : {}),
    ...(kind ? { kind } : {}),
  };
  test.info().annotations.push({ type: 'counted', description: JSON.stringify(state) });
  return findings;
}
