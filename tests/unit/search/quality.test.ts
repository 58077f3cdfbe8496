import { describe, expect, it } from 'vitest';
import { judge, judgedQueries, LANGUAGES, loadEngine, readRecords } from './site';

/** Shares of the judged queries whose right page comes first, and among the first five. */
const FIRST = 0.9;
const FIRST_FIVE = 0.98;

describe.each(LANGUAGES)('what readers of %s ask for', lang => {
  it('comes first, or at least among the first five pages', async () => {
    const queries = judgedQueries[lang];
    const { first, firstFive, misses } = await judge(await loadEngine(readRecords(lang), lang), queries);
    expect(queries.length).toBeGreaterThanOrEqual(60);
    expect(first, misses.join('\n')).toBeGreaterThanOrEqual(FIRST);
    expect(firstFive, misses.join('\n')).toBeGreaterThanOrEqual(FIRST_FIVE);
  }, 60_000);

  it('is judged once, by pages that exist', () => {
    const queries = judgedQueries[lang].map(({ query }) => query);
    expect(queries.filter((query, index) => queries.indexOf(query) !== index)).toEqual([]);
    const routes = new Set(readRecords(lang).map(({ url }) => url.split('#')[0]?.replace(/^\/zh(?=\/)/, '')));
    expect(judgedQueries[lang].flatMap(({ pages }) => pages).filter(page => !routes.has(page))).toEqual([]);
  }, 60_000);
});
