import type { Page } from '@playwright/test';
import { search } from '../../search/engine';
import { openIndex } from '../../search/index-reader';
import { judge, judgedQueries, type OpenSearch, pagesOf, placeOf, testQueries } from '../unit/search/site';
import { expect, test } from './fixtures';
import { LANGUAGES, type Language } from './languages';
import { type Dialog, openSearch } from './search/dialog';

/** Shares of the judged queries whose right page comes first, and among the first five. */
const FIRST = 0.9;
const FIRST_FIVE = 0.98;
/** The same for queries that the ranking isn't fitted to, and the share whose right section comes first. */
const TEST = { first: 0.85, firstFive: 0.96, section: 0.72 };
/** How many of the queries are typed into the dialog itself. */
const TYPED = 12;

/** The engine over the files that the dialog reads. */
async function engineOfDialog(
  page: Page,
  language: Language,
): Promise<{ dialog: Dialog; engine: OpenSearch }> {
  const started = page.waitForResponse(response => response.url().endsWith('/start.json'));
  const dialog = await openSearch(page, language);
  const start = (await started).url();
  const index = await openIndex(async name => {
    const response = await page.request.get(new URL(name, start).href);
    expect(response.ok(), name).toBe(true);
    return response.json();
  });
  return { dialog, engine: { search: (query, options) => search(query, index, options) } };
}

for (const language of LANGUAGES) {
  const queries = judgedQueries[language.lang];

  test(`${language.lang}: what readers ask for is the first result, or among the first five pages`, async ({
    page,
  }) => {
    const { dialog, engine } = await engineOfDialog(page, language);
    const longest = await dialog.input.evaluate((input: HTMLInputElement) => input.maxLength);
    const { first, firstFive, misses } = await judge(
      async query => pagesOf(await engine.search(query.slice(0, longest))),
      queries,
    );
    expect(queries.length).toBeGreaterThanOrEqual(60);
    expect.soft(first, misses.join('\n')).toBeGreaterThanOrEqual(FIRST);
    expect(firstFive, misses.join('\n')).toBeGreaterThanOrEqual(FIRST_FIVE);
  });

  test(`${language.lang}: queries in readers' own words find their page`, async ({ page }) => {
    const { engine } = await engineOfDialog(page, language);
    const asked = testQueries[language.lang];
    const places = new Map<string, string>();
    const { first, firstFive, misses } = await judge(async query => {
      const answer = await engine.search(query);
      places.set(query, placeOf(answer));
      return pagesOf(answer);
    }, asked);
    const inPlace = asked.filter(({ query, sections }) => sections?.includes(places.get(query) ?? ''));
    expect.soft(first, misses.join('\n')).toBeGreaterThanOrEqual(TEST.first);
    expect.soft(firstFive, misses.join('\n')).toBeGreaterThanOrEqual(TEST.firstFive);
    expect(inPlace.length / asked.length).toBeGreaterThanOrEqual(TEST.section);
  });

  test(`${language.lang}: the dialog's first result is the engine's first result`, async ({ page }) => {
    const { dialog, engine } = await engineOfDialog(page, language);
    const every = Math.floor(queries.length / TYPED);
    for (const { query } of queries.filter((_, index) => index % every === 0)) {
      const [hit] = (await engine.search(query)).hits;
      await dialog.input.fill(query);
      const link = dialog.hits.first().getByRole('link');
      await expect(link, query).toHaveAttribute('href', hit?.url ?? 'a hit');
    }
  });
}
