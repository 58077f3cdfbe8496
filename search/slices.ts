import type { CancelSignal } from './types';

/** Work longer than this would be felt as a dropped frame beside what the page itself does. */
const SLICE_MS = 8;

/** The query has been overtaken by a newer one; not a failure. */
export class SearchCancelled extends Error {
  override name = 'AbortError';
  constructor() {
    super('The search was cancelled because a newer one has begun.');
  }
}

/** Lets the browser paint and handle input, then goes on. */
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
