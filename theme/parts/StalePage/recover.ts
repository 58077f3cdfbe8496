import { awaitPage } from '../../support/scrollPosition';

/** Key in `history.state` for the URL that was reloaded. It survives a reload and needs no storage. */
export const RELOADED = 'docsReloaded';
export const NOTICE_ID = 'stale-page';

/**
 * Reloads the page when one of its scripts can't be fetched, which happens in open tabs after a deployment. Links
 * handle this themselves; see `useLinkNavigate`.
 */
export function recoverFromMissingChunks() {
  // Firefox gives scripts up as soon as the reader leaves the page, and a reload would bring the reader back.
  let isLeaving = false;
  window.addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  // The reader is still here, for example because the link was to a download.
  window.addEventListener('pointerdown', () => {
    isLeaving = false;
  });
  // React throws these when it renders a page that the reader went back to.
  window.addEventListener('error', event => {
    if (!isMissingChunk(event.error)) return;
    const address = location.href;
    if (isLeaving) event.preventDefault();
    else loadAfresh(address, () => location.href === address);
  });
  // Before the app has started, the page's own script is missing. After that, it's one that the page can be read without.
  window.addEventListener('unhandledrejection', event => {
    if (!isMissingChunk(event.reason)) return;
    event.preventDefault();
    if (!isLeaving && !document.documentElement.hasAttribute('data-hydrated')) loadAfresh(location.href);
  });
}

/** Allows another reload of the same URL after a later failure. Call it when the page has loaded. */
export function forgetReload() {
  if (!readState()[RELOADED]) return;
  history.replaceState({ ...readState(), [RELOADED]: undefined }, '');
}

/**
 * Loads a URL with a full page load. It does so only once, so that it can't loop, and only if the site is reachable,
 * because the reader would otherwise lose the current page. In other cases, it shows a notice.
 * @param isWanted called after the network has answered; returns whether the reader still wants the page
 */
export async function loadAfresh(address: string, isWanted = () => true) {
  const isFirstTime = readState()[RELOADED] !== address;
  const mayLoad = isFirstTime && (await isReachable(address));
  if (!isWanted()) return;
  if (!mayLoad) {
    showNotice(address);
  } else if (address === location.href) {
    history.replaceState({ ...readState(), [RELOADED]: address }, '');
    location.reload();
  } else {
    history.pushState({ [RELOADED]: address }, '', address);
    awaitPage();
    location.reload();
  }
}

async function isReachable(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

function readState(): Record<string, unknown> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

let notice: HTMLElement | null = null;

/** Returns the notice, even after React has removed it from the page because the app failed. */
function findNotice(): HTMLElement | null {
  notice = document.getElementById(NOTICE_ID) ?? notice;
  return notice;
}

/** Shows the notice that something couldn't be loaded, with a link to the URL. */
export function showNotice(address: string) {
  const found = findNotice();
  if (!found) return;
  if (!found.isConnected) document.body.append(found);
  found.querySelector('a')?.setAttribute('href', address);
  found.hidden = false;
}

export function hideNotice() {
  const found = findNotice();
  if (found) found.hidden = true;
}

/** Whether the error is one by which the bundler's runtime says that a script or a style sheet couldn't be fetched. */
export function isMissingChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED');
}
