import { useSyncExternalStore } from 'react';

type Choice = 'yes' | 'no' | null;

const KEY = 'consent';
const listeners = new Set<() => void>();
let choice: Choice = null;

/** The reader's choice: `null` before it, and `undefined` in the built HTML. */
export function useConsent() {
  return useSyncExternalStore(subscribe, read, () => undefined);
}

/** Stores the choice. With `null`, the site asks again. */
export function decide(next: Choice) {
  choice = next;
  try {
    if (next) localStorage.setItem(KEY, next);
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage, the choice lasts until the next page load.
  }
  for (const listener of listeners) listener();
}

function read(): Choice {
  try {
    choice ??= localStorage.getItem(KEY) as Choice;
  } catch {
    // The choice stays in the variable.
  }
  return choice;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
