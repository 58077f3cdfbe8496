import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { MANIFEST_FOLDER, STATIC_FOLDER, WORKER_FILE } from '../../../../site/offline-copy';
import { answer } from './answer';
import { handleCommand } from './commands';
import { fileOf } from './fileOf';
import { worker } from './scope';
import { CacheFirst, NetworkFirst } from './strategies';

// The page that asked for the first copy is served at once. A later worker waits until all tabs are closed.
clientsClaim();

registerRoute(({ url }) => startsWith(url, STATIC_FOLDER), new CacheFirst());
// What tells of new versions comes from the network or not at all.
registerRoute(
  ({ url }) => startsWith(url, '') && !startsWith(url, MANIFEST_FOLDER) && !startsWith(url, WORKER_FILE),
  new NetworkFirst(),
);

worker.addEventListener('message', event => {
  event.waitUntil(answer(event.ports, handleCommand(event)));
});

/** Whether an address is one of the site whose path begins like this. */
function startsWith(url: URL, start: string): boolean {
  return fileOf(url)?.startsWith(start) ?? false;
}
