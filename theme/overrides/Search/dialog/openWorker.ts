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
  };
  opened.set(worker, search);
  return search;
}

/** Thrown if the worker's script can't be loaded. The browser's console has the details. */
class WorkerUnavailable extends Error {
  override name = 'WorkerUnavailable';
}

/** Rejects if the worker's script can't be loaded, because the worker would never answer. */
function unlessItFails<Answer>(worker: Worker, answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onError = () => reject(new WorkerUnavailable('The script of the search cannot be loaded.'));
    worker.addEventListener('error', onError);
    answer.then(resolve, reject).finally(() => worker.removeEventListener('error', onError));
  });
}
