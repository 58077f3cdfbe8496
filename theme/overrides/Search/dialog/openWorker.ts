import { wrap } from 'comlink';
import type { SearchWorker } from '../../../../search/worker';
import { startWorker } from '../startWorker';

const opened = new WeakMap<Worker, SearchWorker>();

/**
 * Opens the search of a language. If its script didn't load, the next call tries again.
 * @throws DOMException if the browser doesn't allow workers here
 */
export function openWorker(lang: string): SearchWorker {
  const worker = startWorker(lang);
  const known = opened.get(worker);
  if (known) return known;
  const remote = wrap<SearchWorker>(worker);
  const search: SearchWorker = {
    search: (query, options) => unlessItFails(worker, remote.search(query, options)),
    complete: () => unlessItFails(worker, remote.complete()),
  };
  opened.set(worker, search);
  return search;
}

/** The worker's script didn't load; the browser's log has the details. */
class WorkerUnavailable extends Error {
  override name = 'WorkerUnavailable';
}

/** A worker whose script doesn't load never answers. */
function unlessItFails<Answer>(worker: Worker, answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onError = () => reject(new WorkerUnavailable('The script of the search cannot be loaded.'));
    worker.addEventListener('error', onError);
    answer.then(resolve, reject).finally(() => worker.removeEventListener('error', onError));
  });
}
