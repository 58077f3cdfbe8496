import { findEarlyBox } from '../../../../theme/overrides/Search/earlyBox';
import { isRunning } from './names';

/** Same key in the history entry as in `theme/parts/StalePage/recover.ts`. */
const RELOADED = 'docsReloaded';

const servedAt = location.pathname;
let failed = false;

/** A deploy removes the scripts of open pages. Reloads the page once, unless there's no network. */
export function loadAfresh() {
  // Each missing script reports an error, and the page must not reload twice.
  if (failed) return;
  failed = true;
  const state = history.state ?? {};
  const tell = () => {
    findEarlyBox()?.close();
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

/** After a reload, going back within the same document needs the app, which may not be running yet. */
export function onReturn() {
  if (location.pathname !== servedAt && !isRunning()) location.reload();
}
