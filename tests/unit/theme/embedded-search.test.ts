import { expect, it } from 'vitest';
import type { SearchHit } from '../../../search/types';
import type { SearchWorker } from '../../../search/worker';
import { createEmbeddedSearch } from '../../../theme/overrides/Search/dialog/embeddedSearch';
import { carrySuggestions, withoutCarriers } from '../../../theme/overrides/Search/dialog/suggestions';

const hit = (group: string) => ({ type: 'lvl1', hierarchy: { lvl0: group } }) as SearchHit;

/** Creates a search that finds the groups, and otherwise makes suggestions. */
function searchOf(found: Record<string, string[]>, offered: string[]) {
  const worker: SearchWorker = {
    async search(query) {
      const hits = (found[query] ?? []).map(hit);
      return { query, hits, nbHits: hits.length, suggestions: hits.length ? [] : offered };
    },
  };
  return carrySuggestions(createEmbeddedSearch(() => worker, 5));
}

const request = (query: string) => ({ query, attributesToSnippet: ['content:10'], hitsPerPage: 20 });

it("returns the worker's hits", async () => {
  const search = searchOf({ title: ['Page'] }, []);
  expect(await search(request('title'))).toEqual({ hits: [hit('Page')], nbHits: 1 });
});

it.each([[['Deploy', 'Search']], [[]]])(
  'suggests %j as groups that no answer has had, and then blank ones',
  async offered => {
    const search = searchOf({ title: ['A', 'B', 'C'] }, offered);
    await search(request('title'));
    const { hits, nbHits } = await search(request('nothing'));
    expect(nbHits).toBe(0);
    const groups = hits.map(({ hierarchy }) => hierarchy.lvl0);
    expect(groups.map(name => name.trim()).filter(Boolean)).toEqual(offered);
    expect(groups.slice(0, offered.length)).toEqual(offered);
    expect(new Set(groups).size).toBeGreaterThan(3);
    expect(withoutCarriers(hits as { type: string; hierarchy: { lvl0: string } }[])).toEqual([]);
  },
);

it('passes the limits of DocSearch to the worker', async () => {
  let options: unknown;
  const worker: SearchWorker = {
    async search(query, given) {
      options = given;
      return { query, hits: [], nbHits: 0, suggestions: [] };
    },
  };
  await createEmbeddedSearch(() => worker, 5)(request('title'));
  expect(options).toEqual({ hitsPerPage: 20, snippetWords: 10, maxResultsPerGroup: 5 });
});
