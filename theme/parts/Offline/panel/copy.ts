import { withBase } from '@rspress/core/runtime';
import {
  cacheKey,
  cacheName,
  cachePrefix,
  manifestFile,
  type OfflineManifest,
  type SavedManifest,
} from '../../../../site/offline-copy';
import { parseManifest, readSavedManifest } from '../../../../site/offline-manifest';
import { ask, findRegistration, SavingFailed, startWorker } from './worker';

/** Number of files fetched at the same time. */
const AT_ONCE = 6;
/** Name of the lock that lets only one tab at a time change copies. */
const LOCK = 'docs-offline';

const base = () => withBase('/');
const address = (lang: string) => withBase(`/${manifestFile(lang)}`);

/** Called with the number of saved files and the total number of files. */
export type OnProgress = (done: number, total: number) => void;

/**
 * Saves all files of a language's current version. The previous copy is served until the new one is complete.
 * @throws SavingFailed with the reason; the previous copy is unchanged
 */
export async function saveCopy(lang: string, onProgress: OnProgress): Promise<SavedManifest> {
  return navigator.locks.request(LOCK, async () => {
    try {
      await dropLeftovers(lang);
      const wanted = await fetchManifest(lang);
      await requireRoom(wanted);
      const worker = await startWorker();
      const manifest = await keepAll(worker, wanted, onProgress);
      const copy = { ...manifest, savedAt: new Date().toISOString() };
      await ask(worker, { type: 'commit', manifest: copy });
      return copy;
    } catch (error) {
      await cleanUp(lang);
      throw error instanceof SavingFailed ? error : new SavingFailed('refused');
    }
  });
}

/** Returns the manifest of a language's saved copy, if any. It also removes the leftovers of earlier attempts. */
export async function findCopy(lang: string): Promise<SavedManifest | undefined> {
  return navigator.locks.request(LOCK, { ifAvailable: true }, async lock => {
    if (lock) await cleanUp(lang);
    return readCopy(lang);
  });
}

/** Removes a language's copy, and the service worker if no copy is left. */
export async function removeCopy(lang: string): Promise<void> {
  await navigator.locks.request(LOCK, () => drop(lang));
}

/**
 * Fetches the list of a language's current files.
 * @throws SavingFailed if it can't be fetched
 */
export async function fetchManifest(lang: string): Promise<OfflineManifest> {
  try {
    const response = await fetch(address(lang), { cache: 'no-cache' });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return parseManifest(await response.json(), lang);
  } catch {
    throw new SavingFailed('network');
  }
}

async function readCopy(lang: string): Promise<SavedManifest | undefined> {
  const [saved, registration] = await Promise.all([readSavedManifest(base(), lang), findRegistration()]);
  return registration && saved;
}

/** Removes leftovers if possible; any that remain are found again on the next visit. */
async function cleanUp(lang: string): Promise<void> {
  await dropLeftovers(lang).catch(() => {});
}

/**
 * Removes files that don't belong to a copy. They may be from an earlier version, a failed attempt, or an attempt whose
 * tab was closed.
 */
async function dropLeftovers(lang: string): Promise<void> {
  if (!(await readCopy(lang))) {
    await drop(lang);
    return;
  }
  const worker = (await findRegistration())?.active;
  if (worker) await ask(worker, { type: 'tidy', lang });
}

async function drop(lang: string): Promise<void> {
  await caches.delete(cacheName(base(), lang));
  const names = await caches.keys();
  if (names.some(name => name.startsWith(cachePrefix(base())))) return;
  const registration = await findRegistration();
  await registration?.unregister();
}

/**
 * Fetches all files. It starts over with a new list if the site was deployed in the meantime, so that versions don't
 * mix.
 */
async function keepAll(
  worker: ServiceWorker,
  manifest: OfflineManifest,
  onProgress: OnProgress,
): Promise<OfflineManifest> {
  const { lang, files, version } = manifest;
  let done = 0;
  onProgress(done, files.length);
  let isGivenUp = false;
  const rest = files.values();
  const keepRest = async () => {
    for (const file of rest) {
      if (isGivenUp) return;
      try {
        await ask(worker, { type: 'keep', lang, file });
      } catch (error) {
        isGivenUp = true;
        throw error;
      }
      done += 1;
      onProgress(done, files.length);
    }
  };
  // Wait for all of them before throwing: none may write to a cache that's being deleted.
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, keepRest));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  const current = await fetchManifest(lang);
  return current.version === version ? manifest : keepAll(worker, current, onProgress);
}

/**
 * Checks that there's enough space for the files that aren't saved yet, before any of them is fetched.
 * @throws SavingFailed if the browser reports too little
 */
async function requireRoom({ lang, files }: OfflineManifest): Promise<void> {
  const saved = new Set((await readCopy(lang))?.files.map(file => cacheKey(base(), file)));
  const size = files
    .filter(file => !saved.has(cacheKey(base(), file)))
    .reduce((sum, file) => sum + file.size, 0);
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota !== undefined && quota - usage < size) throw new SavingFailed('room');
}
