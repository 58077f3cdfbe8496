import { expect, it } from 'vitest';
import type { SearchHit } from '../../../search/types';
import { createEmbeddedSearch } from '../../../theme/overrides/Search/dialog/embeddedSearch';

it('answers again with all passages if they come while it searches', async () => {
  let isComplete = false;
  const engine = {
    lang: 'en',
    get isComplete() {
      return isComplete;
    },
    addPassages: async () => {},
    search: async (query: string) => {
      const hit = { anchor: isComplete ? 'best' : 'poor', hierarchy: { lvl0: 'Page' } } as SearchHit;
      isComplete = true;
      return { query, hits: [hit], nbHits: 1, suggestions: [] };
    },
  };
  const load = async () => ({ engine, complete: async () => {} });
  const search = createEmbeddedSearch(load, 5, { onComplete: () => {} });
  const answer = await search({ query: 'base', attributesToSnippet: ['content:10'], hitsPerPage: 20 });
  expect(answer.hits).toMatchObject([{ anchor: 'best' }]);
});
