import { withBase } from '@rspress/core/runtime';
import {
  cacheName,
  cachePrefix,
  manifestFile,
  type OfflineManifest,
  parseManifest,
  type SavedManifest,
} from '../../../../site/offline-copy';
import { ask, findRegistration, SavingFailed, startWorker } from './worker';

/** Files that are fetched at the same time. */
const AT_ONCE = 6;
/** Copies are changed by one tab at a time. */
const LOCK = 'docs-offline';

const base = () => withBase('/');
const address = (lang: string) => withBase(`/${manifestFile(lang)}`);

/** Called with the number of files that are there, and of all. */
export type OnProgress = (done: number, total: number) => void;

/**
 * Keeps all of a language, as the site has it now. What was saved before is served until everything is there.
 * @throws SavingFailed with the reason; what was saved before is as it was
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

/** What is served of a language without a network. What an earlier attempt has left is dropped on the way. */
export async function findCopy(lang: string): Promise<SavedManifest | undefined> {
  return navigator.locks.request(LOCK, { ifAvailable: true }, async lock => {
    if (lock) await cleanUp(lang);
    return readCopy(lang);
  });
}

/** Drops a language, and the worker with the last one. */
export async function removeCopy(lang: string): Promise<void> {
  await navigator.locks.request(LOCK, () => drop(lang));
}

/**
 * The list of a language's files as the site has it now.
 * @throws SavingFailed where it cannot be had
 */
export async function fetchManifest(lang: string): Promise<OfflineManifest> {
  try {
    const response = await fetch(address(lang), { cache: 'no-cache' });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return parseManifest(await response.json());
  } catch {
    throw new SavingFailed('network');
  }
}

async function readCopy(lang: string): Promise<SavedManifest | undefined> {
  const options = { cacheName: cacheName(base(), lang), ignoreVary: true };
  const [kept, registration] = await Promise.all([caches.match(address(lang), options), findRegistration()]);
  return kept && registration ? parseManifest(await kept.json()) : undefined;
}

/** Drops leftovers where that is possible: what could not be dropped is found again at the next visit. */
async function cleanUp(lang: string): Promise<void> {
  await dropLeftovers(lang).catch(() => {});
}

/** Files that belong to no copy: of an attempt that failed or whose tab was closed, or of an earlier version. */
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

/** Fetches all files; again from the list on where the site was deployed meanwhile, so that versions do not mix. */
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
  // Each ends before a failure is told: none may write into a cache that is being dropped.
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, keepRest));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  const current = await fetchManifest(lang);
  return current.version === version ? manifest : keepAll(worker, current, onProgress);
}

/** Fails before anything is fetched where the browser says that it has no room. */
async function requireRoom({ size }: OfflineManifest): Promise<void> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota !== undefined && quota - usage < size) throw new SavingFailed('room');
}
