import { withBase } from '@rspress/core/runtime';
import workerName from './workerName';

const workers = new Map<string, Worker>();

/**
 * Starts the search worker of a language, which begins to load its index. There's one worker per language.
 * @throws DOMException if the browser doesn't allow workers here
 */
export function startWorker(lang: string): Worker {
  const known = workers.get(lang);
  if (known) return known;
  const worker = new Worker(withBase(`/${workerName}`), { name: lang });
  // If its script can't be loaded, the next call tries again.
  worker.addEventListener('error', () => workers.delete(lang));
  workers.set(lang, worker);
  return worker;
}
