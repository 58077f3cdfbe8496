import { EVENTS } from '../events';
import { hot, onServer } from './hot';

/**
 * Shows a page that has just been compiled, although another one has a mistake. While there are errors, the bundler's
 * client applies no updates, so a page that's opened for the first time would stay blank. If the mistake is the page's
 * own, the page is shown once it's repaired.
 */
export function showLazyPages() {
  onServer(EVENTS.failed, () => {
    if (isBlank() && hot?.status() === 'idle') hot.check(true).catch(() => {});
  });
  onServer(EVENTS.repaired, () => {
    if (isBlank()) location.reload();
  });
}

function isBlank(): boolean {
  return document.querySelector('h1') === null;
}
