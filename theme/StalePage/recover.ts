/** Key in `history.state`, which outlives a reload and needs no storage: the address that was loaded afresh. */
const RELOADED = 'docsReloaded';
export const NOTICE_ID = 'stale-page';

/**
 * Loads the wanted page afresh when a script of it cannot be fetched, which is what a deploy does to open tabs;
 * once an address, so never in a loop.
 */
export function recoverFromMissingChunks() {
  let wanted: string | undefined;
  document.addEventListener('click', event => {
    wanted = linkToFollow(event) ?? wanted;
  });
  window.addEventListener('popstate', () => {
    wanted = undefined;
  });
  // Following a link, or rendering after going back: errors of transitions and of rendering come here.
  window.addEventListener('error', event => {
    if (isMissingChunk(event.error)) loadAfresh(wanted ?? location.href);
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

function loadAfresh(address: string) {
  const state = readState();
  if (state[RELOADED] === address) {
    showNotice(address);
  } else if (address === location.href) {
    history.replaceState({ ...state, [RELOADED]: address }, '');
    location.reload();
  } else {
    history.pushState({ [RELOADED]: address }, '', address);
    location.reload();
  }
}

function readState(): Record<string, unknown> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

function showNotice(address: string) {
  const notice = document.getElementById(NOTICE_ID);
  if (!notice) return;
  notice.querySelector('a')?.setAttribute('href', address);
  notice.hidden = false;
}

/** Address of the page that a plain click leads to, where it is one of this site. */
function linkToFollow(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  return link && link.origin === location.origin && link.target !== '_blank' ? link.href : undefined;
}

function isMissingChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED');
}
