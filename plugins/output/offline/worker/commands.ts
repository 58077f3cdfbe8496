import { copyResponse } from 'workbox-core';
import { CacheFirst } from 'workbox-strategies';
import {
  type Answer,
  type Command,
  cacheKey,
  cacheName,
  type Failure,
  manifestFile,
  NOT_FOUND_FILE,
  type OfflineFile,
  type SavedManifest,
} from '../../../../site/offline-copy';
import { savedCopy } from './copies';
import { BASE, type CommandEvent, worker } from './scope';

/**
 * Runs a page's command. No command relies on variables that an earlier one has set, because the browser may stop the
 * worker between any two.
 */
export async function handleCommand(event: CommandEvent): Promise<Answer> {
  try {
    await run(event.data, event);
    return {};
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

function run(command: Command, event: CommandEvent): Promise<void> {
  switch (command.type) {
    case 'keep':
      return keep(command.lang, command.file, event);
    case 'commit':
      return commit(command.manifest);
    case 'tidy':
      return tidy(command.lang);
  }
}

async function keep(lang: string, file: OfflineFile, event: CommandEvent): Promise<void> {
  const strategy = new CacheFirst({
    cacheName: cacheName(BASE, lang),
    // A page must come from the site, not from the browser's HTTP cache.
    fetchOptions: { cache: file.revision ? 'reload' : 'default' },
    plugins: [
      { cacheKeyWillBeUsed: async () => cacheKey(BASE, file) },
      { cacheWillUpdate: async ({ response }) => complete(response, file) },
    ],
  });
  const request = new Request(encodeURI(BASE + file.url), { credentials: 'same-origin' });
  const [responding, done] = strategy.handleAll({ event, request });
  const response = await responding;
  await done;
  if (!response || !isComplete(response, file)) throw new TypeError(`${file.url} could not be fetched.`);
}

/** Whether a response can be stored. Hosts may send status 404 even if the 404 page itself is requested. */
function isComplete({ ok, status }: Response, { url }: OfflineFile): boolean {
  return ok || (url === NOT_FOUND_FILE && status === 404);
}

/**
 * Returns the response to store. If the host redirected the request, for example from `a.html` to `a`, that's a copy,
 * because browsers don't accept a redirected response for a navigation.
 */
async function complete(response: Response, file: OfflineFile): Promise<Response | null> {
  if (!isComplete(response, file)) return null;
  return response.redirected ? copyResponse(response) : response;
}

/**
 * Stores the manifest. The files don't count as a copy until it's stored, so one version replaces another in one step.
 */
async function commit(manifest: SavedManifest): Promise<void> {
  const cache = await caches.open(cacheName(BASE, manifest.lang));
  const kept = await keysOf(cache);
  if (!manifest.files.every(file => kept.has(absolute(cacheKey(BASE, file))))) {
    throw new TypeError('The copy is not complete.');
  }
  await cache.put(BASE + manifestFile(manifest.lang), new Response(JSON.stringify(manifest)));
}

/**
 * Deletes files that the copy doesn't need, unless the site is open in several tabs: another tab may use an earlier
 * version and load its scripts later.
 */
async function tidy(lang: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tabs = windows.filter(
    ({ url, frameType }) => frameType !== 'nested' && url.startsWith(absolute(BASE)),
  );
  const copy = await savedCopy(lang);
  if (tabs.length > 1 || !copy) return;
  const needed = new Set(copy.files.map(file => absolute(cacheKey(BASE, file))));
  needed.add(absolute(BASE + manifestFile(lang)));
  const cache = await caches.open(cacheName(BASE, lang));
  const dropped = [...(await keysOf(cache))].filter(key => !needed.has(key));
  await Promise.all(dropped.map(key => cache.delete(key)));
}

async function keysOf(cache: Cache): Promise<Set<string>> {
  return new Set((await cache.keys()).map(({ url }) => url));
}

function absolute(address: string): string {
  return new URL(address, location.origin).href;
}

function failureOf(error: unknown): Failure {
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'room' : 'network';
}
