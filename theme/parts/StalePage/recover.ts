/** Key in `history.state`, which outlives a reload and needs no storage: the address that was loaded afresh. */
const RELOADED = 'docsReloaded';
export const NOTICE_ID = 'stale-page';

/**
 * Loads the page afresh when a script of it cannot be fetched, which is what a deploy does to open tabs. Links do
 * so by themselves, see `useLinkNavigate`.
 */
export function recoverFromMissingChunks() {
  // Rendering after going back.
  window.addEventListener('error', event => {
    const address = location.href;
    if (isMissingChunk(event.error)) loadAfresh(address, () => location.href === address);
  });
  // The page's own script; once the app runs, a rejection is a prefetch that failed, and the click will tell.
  window.addEventListener('unhandledrejection', event => {
    if (!isMissingChunk(event.reason)) return;
    event.preventDefault();
    if (!document.documentElement.hasAttribute('data-hydrated')) loadAfresh(location.href);
  });
}

/** The page is complete: a later failure at the same address may load it afresh again. */
export function forgetReload() {
  if (!readState()[RELOADED]) return;
  history.replaceState({ ...readState(), [RELOADED]: undefined }, '');
}

/**
 * Opens an address by a load of the whole page: once, so never in a loop, and not where the network is away, which
 * would take the page that the reader has. Else a notice says so.
 * @param isWanted whether the reader still wants it when the network has answered
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

/** React takes it out of the page where the app fails; it is needed then most of all. */
function findNotice(): HTMLElement | null {
  notice = document.getElementById(NOTICE_ID) ?? notice;
  return notice;
}

/** Says that something could not be loaded, with a link to the address. */
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

/** Whether a script or style of the site could not be fetched. */
export function isMissingChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED');
}
