import type { CancelSignal } from './types';

/** How long work runs before it pauses, in ms, and about how long a query waits while the records are indexed. */
const SLICE_MS = 8;

/** Thrown when a newer query replaces this one, which isn't a failure. */
export class SearchCancelled extends Error {
  override name = 'AbortError';
  constructor() {
    super('The search was cancelled because a newer one has begun.');
  }
}

/** Resolves after pending messages, such as newer queries, have been received. */
export type Pause = () => Promise<void>;

/** Splits long work into slices. Call it between steps, and await the promise if it returns one. */
export type YieldToMain = () => Promise<void> | undefined;

/**
 * @returns a function to call between the steps of long work; it throws SearchCancelled once the signal is aborted
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

/** Uses a message, because nested timers wait at least 4 ms. Works on the main thread, in a worker, and in Node.js. */
export const pauseForPage: Pause = () =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
