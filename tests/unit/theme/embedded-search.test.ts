import { expect, it, vi } from 'vitest';
import type { SearchHit } from '../../../search/types';
import type { SearchWorker } from '../../../search/worker';
import { createEmbeddedSearch } from '../../../theme/overrides/Search/dialog/embeddedSearch';

const HIT = { hierarchy: { lvl0: 'Page' } } as SearchHit;

/** Creates a worker whose passages arrive when `finish` is called. Without them, it only finds "title". */
function createWorker() {
  let isComplete = false;
  let finish = () => {};
  const completed = new Promise<void>(resolve => {
    finish = () => {
      isComplete = true;
      resolve();
    };
  });
  const asked: string[] = [];
  const worker: SearchWorker = {
    complete: () => completed,
    async search(query) {
      asked.push(query);
      const hits = isComplete || query === 'title' ? [HIT] : [];
      return { query, hits, nbHits: hits.length, suggestions: [], isComplete };
    },
  };
  return { worker, asked, finish };
}

function createSearch(worker: SearchWorker) {
  const onComplete = vi.fn();
  const search = createEmbeddedSearch(() => worker, 5, { onComplete });
  const ask = (query: string) => search({ query, attributesToSnippet: ['content:10'], hitsPerPage: 20 });
  return { ask, onComplete };
}

it('answers from titles, and signals when the passages have loaded', async () => {
  const { worker, finish } = createWorker();
  const { ask, onComplete } = createSearch(worker);
  expect((await ask('title')).nbHits).toBe(1);
  expect(onComplete).not.toHaveBeenCalled();
  finish();
  await vi.waitFor(() => expect(onComplete).toHaveBeenCalledOnce());
});

it('waits for the passages if no title matches', async () => {
  const { worker, finish } = createWorker();
  const { ask, onComplete } = createSearch(worker);
  const answer = ask('text');
  finish();
  expect((await answer).nbHits).toBe(1);
  expect(onComplete).not.toHaveBeenCalled();
});

it("doesn't repeat an outdated query when the passages have loaded", async () => {
  const { worker, asked, finish } = createWorker();
  const { ask, onComplete } = createSearch(worker);
  const older = ask('text');
  const newer = ask('title');
  finish();
  await expect(older).rejects.toThrow('cancelled');
  expect((await newer).nbHits).toBe(1);
  await vi.waitFor(() => expect(onComplete).toHaveBeenCalledOnce());
  expect(asked).toEqual(['text', 'title']);
});
