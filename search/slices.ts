import type { CancelSignal } from './types';

/** How long a query waits at most, in ms, while the records are indexed. */
const SLICE_MS = 8;

/** The query has been overtaken by a newer one; not a failure. */
export class SearchCancelled extends Error {
  override name = 'AbortError';
  constructor() {
    super('The search was cancelled because a newer one has begun.');
  }
}

/** Lets messages with newer queries in, then goes on. */
export type Pause = () => Promise<void>;

/** Long work in slices: call it between steps, and await what it returns, if it returns anything. */
export type YieldToMain = () => Promise<void> | undefined;

/**
 * @throws SearchCancelled at the first step after the signal was given
 */
export function createBreathe(
  pause: Pause,
  signal?: CancelSignal,
  now = () => performance.now(),
): YieldToMain {
  let sliceStart = now();
  const check = () => {
    if (signal?.aborted) throw new SearchCancelled();
  };
  return () => {
    check();
    if (now() - sliceStart < SLICE_MS) return undefined;
    return pause().then(() => {
      sliceStart = now();
      check();
    });
  };
}

/** A message, since timers are held back to 4 ms; works on the main thread, in a worker and in Node. */
export const pauseForPage: Pause = () =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
