import { useEffect } from 'react';

const listeners = new Set<() => void>();

// Added when this module is loaded, so before the router's listener: the window's listeners are called in that order.
// In Chromium, even those that capture.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    for (const listener of listeners) listener();
  });
}

/**
 * Calls a function when the reader has gone back or forward, before the router shows the other page. React renders it
 * as soon as the router's own listener has run.
 */
export function useBeforeReturn(listener: () => void) {
  useEffect(() => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, [listener]);
}
