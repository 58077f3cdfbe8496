import type { Failure } from '../../../../site/offline-copy';
import type { Language } from '../../../support/usePageLanguage';
import { fetchManifest, findCopy, removeCopy, saveCopy } from './copy';
import { SavingFailed } from './worker';

/** What a reader may know about a saved copy. */
export interface Copy {
  version: string;
  /** In bytes. */
  size: number;
  /** Time as ISO 8601 has it. */
  savedAt: string;
  /** Whether the site has another version. */
  isOld: boolean;
}

/** `looking` until it is known whether there is a copy; `note` says how the last act ended. */
export type OfflineState =
  | { kind: 'looking' }
  | { kind: 'none'; note?: Failure | 'removed' }
  | { kind: 'saving'; done: number; total: number }
  | { kind: 'saved'; copy: Copy; note?: Failure };

const LOOKING: OfflineState = { kind: 'looking' };

/** Outside of components: a copy is being made for as long as the tab is open, whatever page is shown. */
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
 * Finds out what there is and, where a copy is, whether the site has another version. What cannot be found counts as
 * none, so that the reader can save it anew.
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

/** Makes a copy, or brings one up to date. */
export async function save(lang: Language): Promise<void> {
  const before = stateOf(lang);
  if (before.kind === 'saving') return;
  set(lang, { kind: 'saving', done: 0, total: 0 });
  try {
    const saved = await saveCopy(lang, (done, total) => set(lang, { kind: 'saving', done, total }));
    set(lang, { kind: 'saved', copy: { ...saved, isOld: false } });
  } catch (error) {
    const note = error instanceof SavingFailed ? error.failure : 'refused';
    set(lang, before.kind === 'saved' ? { ...before, note } : { kind: 'none', note });
  }
}

export async function remove(lang: Language): Promise<void> {
  try {
    await removeCopy(lang);
    set(lang, { kind: 'none', note: 'removed' });
  } catch {
    // The copy is still there, and so are the buttons.
  }
}

function set(lang: Language, state: OfflineState) {
  states.set(lang, state);
  for (const listener of listeners) listener();
}
