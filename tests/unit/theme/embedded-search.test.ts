import { expect, it } from 'vitest';
import type { SearchHit } from '../../../search/types';
import type { SearchWorker } from '../../../search/worker';
import { createEmbeddedSearch, withoutCarriers } from '../../../theme/overrides/Search/dialog/embeddedSearch';

const hit = (group: string) => ({ type: 'lvl1', hierarchy: { lvl0: group } }) as SearchHit;

/** Creates a worker that finds the groups, and otherwise makes suggestions. */
function workerOf(found: Record<string, string[]>): SearchWorker {
  return {
    async search(query) {
      const hits = (found[query] ?? []).map(hit);
      return { query, hits, nbHits: hits.length, suggestions: hits.length ? [] : ['Deploy', 'Search'] };
    },
  };
}

const request = (query: string) => ({ query, attributesToSnippet: ['content:10'], hitsPerPage: 20 });

it("returns the worker's hits", async () => {
  const search = createEmbeddedSearch(() => workerOf({ title: ['Page'] }), 5);
  expect(await search(request('title'))).toEqual({ hits: [hit('Page')], nbHits: 1 });
});

it('suggests queries as groups that no answer has had, without results', async () => {
  const search = createEmbeddedSearch(() => workerOf({ title: ['A', 'B', 'C'] }), 5);
  await search(request('title'));
  const { hits, nbHits } = await search(request('nothing'));
  expect(nbHits).toBe(0);
  expect(hits.map(({ hierarchy }) => hierarchy.lvl0).slice(0, 2)).toEqual(['Deploy', 'Search']);
  expect(hits.length).toBeGreaterThan(3);
  expect(withoutCarriers(hits as { type: string; hierarchy: { lvl0: string } }[])).toEqual([]);
});

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
