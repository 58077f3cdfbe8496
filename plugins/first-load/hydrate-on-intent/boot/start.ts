import { OWN_PAGE_ID, parseOwnPage } from '../../../../theme/parts/PageIndex/ownPage';
import { isAtOwnUrl } from '../../../../theme/parts/PageIndex/ownUrl';
import { PAGE_DATA_ID } from '../../../../theme/parts/PageText/pageJson';
import { scrollWithin } from '../../../../theme/support/scrollIntoBox';
import { HASH_PREFIX } from '../../../content/playground/share/hashPrefix';
import { END_ID } from '../end';
import { root } from './names';
import { recording } from './record';
import { loadAfresh } from './stale';

/** Reader interactions that start the app. After the page has loaded, scrolling does too. */
export const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'click'];

/** Parts that are empty without the app: those that only the browser renders, and previews in a frame. */
const LATE = '[data-client-only], [data-preview^=iframe]';
/** How far outside the viewport counts as near. */
const NEAR = '200px';

const scripts = (document.currentScript?.dataset.scripts ?? '').split(' ');
let started = false;
/** Whether the app starts once the document is parsed. */
let isAwaited = false;
/** Contains the sidebar. Its scroll events may come from `showEntry` rather than the reader. */
let column: Element | null | undefined;

/**
 * Runs the app once the document is parsed. If it ran earlier, React would add content that hasn't arrived yet, and
 * the parser would add it again. If the browser stops before the end, the app waits for the reader's next interaction
 * and then completes the page. Firefox stops as soon as the reader follows a link, and React shouldn't rebuild a page
 * that the reader is leaving.
 */
export function start() {
  if (started) return;
  root.setAttribute('data-intent', '');
  if (document.readyState !== 'loading') {
    started = true;
    afterPaint(run);
  } else if (!isAwaited) {
    isAwaited = true;
    fetchAhead('preload');
    document.addEventListener('DOMContentLoaded', () => {
      if (started || !isWhole()) return;
      started = true;
      run();
    });
  }
}

function isWhole(): boolean {
  return document.getElementById(END_ID) !== null;
}

/**
 * Calls a function after the next paint. Running the app takes longer than a frame, and readers should see the effect
 * of their interaction first.
 */
function afterPaint(then: () => void) {
  // Hidden pages have no frames.
  if (document.hidden) then();
  else requestAnimationFrame(() => setTimeout(then));
}

function run() {
  for (const src of scripts) {
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { src, async: false, onerror: loadAfresh }));
  }
}

function fetchAhead(rel: string) {
  for (const href of scripts) {
    document.head.append(Object.assign(document.createElement('link'), { rel, as: 'script', href }));
  }
}

/**
 * Starts the app on pages that need it before any interaction. Otherwise, fetches its scripts once nothing else is
 * loading.
 */
export function startWhenNeeded() {
  document.addEventListener('DOMContentLoaded', () => {
    showEntry();
    if (!isWhole()) return;
    if (isElsewhere()) leaveToBrowser();
    else if (cannotWait()) start();
    else watchLate();
  });
  addEventListener('load', () => {
    requestAnimationFrame(() => requestAnimationFrame(onRest));
  });
}

/**
 * Makes scrolling start the app, and prefetches the app's scripts unless the reader saves data. By now, the browser has
 * finished its own scrolling, to the hash in the URL or to the position of a reopened page.
 */
function onRest() {
  if (started) return;
  addEventListener('scroll', ({ target }) => target !== column && start(), { capture: true });
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!connection?.saveData) fetchAhead('prefetch');
}

/**
 * Scrolls the sidebar to the page's entry, unless the reader has scrolled it. The app keeps that position; see
 * `theme/overrides/Sidebar`. Waits for the style sheets, which set the column's height, because the parser doesn't.
 */
function showEntry() {
  const styles = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  const awaited = [...styles].find(({ sheet }) => !sheet);
  if (awaited) {
    awaited.addEventListener('load', showEntry);
    return;
  }
  const entry = document.querySelector('[data-sidebar] [aria-current]');
  column = entry?.closest('[data-sidebar]')?.parentElement;
  if (!entry || !column || column.scrollTop) return;
  scrollWithin(column, entry, { scrollMode: 'if-needed' });
}

/**
 * Whether the page was opened at another URL than its own: a saved file, or a copy in an archive or below another path.
 */
function isElsewhere(): boolean {
  const own = parseOwnPage(document.getElementById(OWN_PAGE_ID)?.textContent);
  return own !== undefined && !isAtOwnUrl(own.path, location);
}

/** Shows the page as without scripts. The app can't know the URLs of other pages there, but the links on the page do. */
function leaveToBrowser() {
  started = true;
  recording.isPaused = true;
  root.removeAttribute('data-js');
}

function watchLate() {
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: NEAR },
  );
  for (const part of document.querySelectorAll(LATE)) observer.observe(part);
}

/** Whether the page looks different once the app runs. The default theme stores the tabs that the reader has chosen. */
function cannotWait(): boolean {
  return (
    !document.getElementById(PAGE_DATA_ID) ||
    location.hash.startsWith(HASH_PREFIX) ||
    (document.querySelector('.rp-tabs') !== null &&
      Object.keys(localStorage).some(key => key.startsWith('rspress.tabs.')))
  );
}
