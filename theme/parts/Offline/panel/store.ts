import type { Language } from '../../../../site/languages';
import type { Failure } from '../../../../site/offline-copy';
import { fetchManifest, findCopy, removeCopy, saveCopy } from './copy';
import { SavingFailed } from './worker';

/** Data about a saved copy that readers can see. */
export interface Copy {
  version: string;
  /** In bytes. */
  size: number;
  /** ISO 8601 time. */
  savedAt: string;
  /** Whether the site has a different version now. */
  isOld: boolean;
}

/** `looking` until the saved copy, if any, is found; `note` is the outcome of the last action. */
export type OfflineState =
  | { kind: 'looking' }
  | { kind: 'none'; note?: Failure | 'removed' }
  | { kind: 'saving'; done: number; total: number }
  | { kind: 'saved'; copy: Copy; note?: Failure };

const LOOKING: OfflineState = { kind: 'looking' };

/** Kept outside of components, because saving continues as long as the tab is open, whichever page is shown. */
const states = new Map<Language, OfflineState>();
const listeners = new Set<() => void>();

export function stateOf(lang: Language): OfflineState {
  return states.get(lang) ?? LOOKING;
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Looks for a saved copy and, if there is one, checks whether the site has a different version. If the lookup fails, it
 * counts as no copy, so that the reader can save it again.
 */
export async function look(lang: Language): Promise<void> {
  if (states.has(lang)) return;
  set(lang, LOOKING);
  const saved = await findCopy(lang).catch(() => undefined);
  if (stateOf(lang) !== LOOKING) return;
  if (!saved) {
    set(lang, { kind: 'none' });
    return;
  }
  const copy = { ...saved, isOld: false };
  set(lang, { kind: 'saved', copy });
  const current = await fetchManifest(lang).catch(() => undefined);
  const state = stateOf(lang);
  if (!current || state.kind !== 'saved' || state.copy !== copy) return;
  set(lang, { kind: 'saved', copy: { ...copy, isOld: current.version !== copy.version } });
}

/** Saves or updates a copy. */
export async function save(lang: Language): Promise<void> {
  const before = stateOf(lang);
  if (before.kind === 'saving') return;
  set(lang, { kind: 'saving', done: 0, total: 0 });
  try {
    const saved = await saveCopy(lang, (done, total) => set(lang, { kind: 'saving', done, total }));
    set(lang, { kind: 'saved', copy: { ...saved, isOld: false } });
  } catch (error) {
    const note = error instanceof SavingFailed ? error.failure : 'refused';
    // The reader may have pressed the button before `look` found an earlier copy.
    const saved = before.kind === 'saved' ? before.copy : await findCopy(lang).catch(() => undefined);
    set(lang, saved ? { kind: 'saved', copy: { isOld: false, ...saved }, note } : { kind: 'none', note });
  }
}

export async function remove(lang: Language): Promise<void> {
  try {
    await removeCopy(lang);
    set(lang, { kind: 'none', note: 'removed' });
  } catch {
    // The copy still exists, and its buttons remain.
  }
}

function set(lang: Language, state: OfflineState) {
  states.set(lang, state);
  for (const listener of listeners) listener();
}
