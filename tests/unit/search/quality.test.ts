import { describe, expect, it } from 'vitest';
import { judgedQueries, LANGUAGES, readRecords, testQueries, tuningQueries, withoutLanguage } from './site';

/** The quality of the results is measured on the built site; see `tests/browser/search-quality.spec.ts`. */
describe.each(LANGUAGES)('queries of readers of %s', lang => {
  it('are unique and expect only pages and sections that exist', () => {
    const urls = readRecords(lang).map(({ url }) => withoutLanguage(url));
    const places = new Set([...urls, ...urls.map(url => url.split('#')[0])]);
    for (const set of [judgedQueries, tuningQueries, testQueries]) {
      const queries = set[lang].map(({ query }) => query);
      expect(queries.filter((query, index) => queries.indexOf(query) !== index)).toEqual([]);
      const judged = set[lang].flatMap(({ pages, sections = [] }) => [...pages, ...sections]);
      expect(judged.filter(place => !places.has(place))).toEqual([]);
    }
  });
});
