import { findEarlyBox } from '../../../../theme/overrides/Search/earlyBox';
import { NOTICE_ID, RELOADED } from '../../../../theme/parts/StalePage/recover';
import { awaitPage } from '../../../../theme/support/scrollPosition';
import { isRunning } from './names';

const servedAt = location.pathname;
let failed = false;
let isLeaving = false;

/**
 * Reloads the page if one of its scripts is missing, because a deployment removed it after the page was opened. If that
 * didn't help, or without a network, shows a notice instead.
 */
export function loadAfresh() {
  // Each missing script reports an error, and the page must not reload twice. Firefox also reports an error for scripts
  // that it gives up because the reader leaves the page, and a reload would bring the reader back.
  if (failed || isLeaving) return;
  failed = true;
  const state = history.state ?? {};
  const tell = () => {
    findEarlyBox()?.close();
    const notice = document.getElementById(NOTICE_ID);
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

export function onLeave() {
  isLeaving = true;
}

/**
 * Reloads if the reader goes back to another page of the same document, and the app that would show it isn't running
 * yet. This can happen after a reload, which keeps the history.
 */
export function onReturn() {
  if (location.pathname === servedAt || isRunning()) return;
  awaitPage();
  location.reload();
}
