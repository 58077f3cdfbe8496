import { scrollWithin } from '../../../../theme/support/scrollIntoBox';
import { root } from './names';
import { loadAfresh } from './stale';

/** What readers do that starts the app. Scrolling does too, once the page is loaded. */
export const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'click'];

/** Empty without the app: parts that only the browser renders, and previews in a frame. */
const LATE = '[data-client-only], [data-preview^=iframe]';
/** How far outside of the window counts as near. */
const NEAR = '200px';

const scripts = (document.currentScript?.dataset.scripts ?? '').split(' ');
let started = false;
/** Holds the sidebar, and is scrolled without the reader. */
let column: Element | null | undefined;

/** Runs the app once the document is parsed: React would add what hasn't arrived yet, and the parser once more. */
export function start() {
  if (started) return;
  started = true;
  root.setAttribute('data-intent', '');
  if (document.readyState !== 'loading') run();
  else {
    fetchAhead('preload');
    document.addEventListener('DOMContentLoaded', run);
  }
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

/** Starts the app without the reader where it's needed, and fetches its scripts while nothing else is. */
export function startWhenNeeded() {
  document.addEventListener('DOMContentLoaded', () => {
    showEntry();
    if (cannotWait()) start();
    else watchLate();
  });
  addEventListener('load', () => {
    requestAnimationFrame(() => requestAnimationFrame(onRest));
  });
}

/** URLs with a hash and pages that are opened again have scrolled by themselves by now. */
function onRest() {
  if (started) return;
  addEventListener('scroll', ({ target }) => target !== column && start(), { capture: true });
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!connection?.saveData) fetchAhead('prefetch');
}

/**
 * The sidebar shows the entry of the page, unless the reader has scrolled it. The app leaves it there, see
 * `theme/overrides/Sidebar`. It has no height of its own until the styles are there, which the parser doesn't wait for.
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

/** Pages that look different once the app runs. */
function cannotWait(): boolean {
  return (
    !document.getElementById('__page-data') ||
    location.hash.startsWith('#playground=') ||
    (document.querySelector('.rp-tabs') !== null &&
      Object.keys(localStorage).some(key => key.startsWith('rspress.tabs.')))
  );
}
