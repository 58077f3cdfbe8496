import { EVENTS } from '../events';
import { hot, onServer } from './hot';

/**
 * Shows a page that has just been compiled, although another one has a mistake. While there are errors, the bundler's
 * client applies no updates, so a page that's opened for the first time would stay blank. If the mistake is the page's
 * own, the page is shown once it's repaired.
 */
export function showLazyPages() {
  onServer(EVENTS.failed, () => {
    removeEventListener('error', reload);
    if (isBlank()) update().catch(reload);
  });
  onServer(EVENTS.repaired, () => {
    if (isBlank()) location.reload();
    // The updates with the mistake are applied before the one that repairs it, and may end the app.
    else addEventListener('error', reload, { once: true });
  });
}

/**
 * Applies all updates that there are, because the bundler's client leaves out those that come in the meantime.
 * @throws Error if an update can't be applied, after which the bundler's client applies none, either
 */
async function update() {
  while (hot?.status() === 'idle' && (await hot.check(true)));
}

function reload() {
  location.reload();
}

function isBlank(): boolean {
  return document.querySelector('h1') === null;
}
