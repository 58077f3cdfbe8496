import { describe, expect, it } from 'vitest';
import { judgedQueries, LANGUAGES, readRecords, withoutLanguage } from './site';

/** How well they are answered is judged on the built site: `tests/browser/search-quality.spec.ts`. */
describe.each(LANGUAGES)('queries of readers of %s', lang => {
  it('are judged once, by pages that exist', () => {
    const queries = judgedQueries[lang].map(({ query }) => query);
    expect(queries.filter((query, index) => queries.indexOf(query) !== index)).toEqual([]);
    const routes = new Set(readRecords(lang).map(({ url }) => withoutLanguage(url.split('#')[0] ?? '')));
    expect(judgedQueries[lang].flatMap(({ pages }) => pages).filter(page => !routes.has(page))).toEqual([]);
  });
});
