import { EVENTS } from '../events';
import { hot, onServer } from './hot';

/**
 * Shows a page that has just been compiled, although another one has a mistake. While there are errors, the bundler's
 * client applies no updates, so a page that's opened for the first time would stay blank.
 */
export function showLazyPages() {
  onServer(EVENTS.failed, () => {
    const isBlank = document.querySelector('h1') === null;
    if (isBlank && hot?.status() === 'idle') hot.check(true).catch(() => {});
  });
}
