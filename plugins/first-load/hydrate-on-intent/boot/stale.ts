import { isRunning, OPENING, root } from './names';

/** Same key in the history entry as in `theme/parts/StalePage/recover.ts`. */
const RELOADED = 'docsReloaded';

const servedAt = location.pathname;
let failed = false;

/** A deploy removes the scripts of pages that are open. The page reloads once, unless the network is away. */
export function loadAfresh() {
  // Each missing script says so; a second reload would come on top of the first.
  if (failed) return;
  failed = true;
  const state = history.state ?? {};
  const tell = () => {
    root.removeAttribute(OPENING);
    const notice = document.getElementById('stale-page');
    if (notice) notice.hidden = false;
  };
  if (state[RELOADED] === location.href) {
    tell();
    return;
  }
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(() => {
    history.replaceState({ ...state, [RELOADED]: location.href }, '');
    location.reload();
  }, tell);
}

/** After a reload, going back within the same document needs the app, which may not run yet. */
export function onReturn() {
  if (location.pathname !== servedAt && !isRunning()) location.reload();
}
