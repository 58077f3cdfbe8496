import { EVENTS } from '../events';
import { onServer } from './hot';

/** How often to look whether the dev server is back, in ms. */
const OFTEN = 300;

/**
 * Reloads the page when the dev server has restarted, or when something says on its port why it hasn't. Its own client
 * waits for up to ten seconds.
 */
export function returnAfterRestart() {
  onServer(EVENTS.restarts, () => {
    setTimeout(look, OFTEN);
  });
}

async function look() {
  const isBack = await fetch(location.href, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
  if (isBack) location.reload();
  else setTimeout(look, OFTEN);
}
