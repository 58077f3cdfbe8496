import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { MANIFEST_FOLDER, STATIC_FOLDER, WORKER_FILE } from '../../../../site/offline-copy';
import { answer } from './answer';
import { handleCommand } from './commands';
import { fileOf } from './fileOf';
import { worker } from './scope';
import { CacheFirst, NetworkFirst } from './strategies';

// Serves the page that requested the first copy at once. A later worker waits until all tabs are closed.
clientsClaim();

registerRoute(({ url }) => startsWith(url, STATIC_FOLDER), new CacheFirst());
// Files that tell about new versions only come from the network.
registerRoute(
  ({ url }) => startsWith(url, '') && !startsWith(url, MANIFEST_FOLDER) && !startsWith(url, WORKER_FILE),
  new NetworkFirst(),
);

worker.addEventListener('message', event => {
  event.waitUntil(answer(event.ports, handleCommand(event)));
});

/** Whether a URL is one of the site's and its path starts with `start`. */
function startsWith(url: URL, start: string): boolean {
  return fileOf(url)?.startsWith(start) ?? false;
}
