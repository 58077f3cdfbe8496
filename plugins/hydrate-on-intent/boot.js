// Runs in the head of every page, before anything is shown. See index.ts.
(() => {
  const root = document.documentElement;
  const own = /** @type {HTMLScriptElement} */ (document.currentScript);
  const scripts = (own.dataset.scripts || '').split(' ');
  const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'click'];
  /** What the browser does by itself; doing it again would undo it. */
  const NATIVE =
    'a[href], area[href], summary, label, input, select, textarea, audio, video, [popovertarget], [commandfor]';
  const TAB_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];
  /** What shows nothing without the app: parts for the browser alone, and previews in a frame. */
  const LATE = '[data-client-only], [data-preview^=iframe]';
  /** How far outside of the window it is near. */
  const NEAR = '200px';
  /** Same key in the history entry as in theme/StalePage/recover.ts. */
  const RELOADED = 'docsReloaded';
  /** Same attribute as in theme/Search/SearchProvider.tsx. */
  const OPENING = 'data-search-opening';

  /** What the reader did before the app hears it, in order. @type {Event[]} */
  const held = [];
  /** Those that are done again. @type {WeakSet<Event>} */
  const repeated = new WeakSet();
  /** What was typed into fields. @type {Map<HTMLInputElement, string>} */
  const typed = new Map();
  /** Where the pointer is. @type {PointerEvent | undefined} */
  let over;
  const servedAt = location.pathname;
  let started = false;
  /** Whether what is typed belongs into the search. */
  let asked = false;

  function start() {
    if (started) return;
    started = true;
    root.setAttribute('data-intent', '');
    for (const src of scripts) {
      const script = document.createElement('script');
      script.src = src;
      script.async = false;
      script.onerror = loadAfresh;
      document.head.append(script);
    }
    new MutationObserver((_, observer) => {
      if (!root.hasAttribute('data-hydrated')) return;
      observer.disconnect();
      handOver();
    }).observe(root, { attributeFilter: ['data-hydrated'] });
  }

  /** The search is asked for: shown at once as a box, which the dialog takes the place of, see theme/Search. */
  function ask() {
    asked = true;
    root.setAttribute(OPENING, '');
  }

  /** A deploy takes scripts away from pages that are open: the page is loaded again, but once, and not offline. */
  function loadAfresh() {
    const state = history.state || {};
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

  /** Going back to a page of the same document, which only the app could show: after a reload, before the app runs. */
  function onReturn() {
    if (location.pathname !== servedAt && !root.hasAttribute('data-hydrated')) location.reload();
  }

  function hold(/** @type {Event} */ event) {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
  }

  function onIntent(/** @type {Event} */ event) {
    if (repeated.has(event) || isResting(event)) return;
    start();
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (event.type === 'click') {
      const entry = /** @type {HTMLAnchorElement | null} */ (target.closest('a[hreflang]'));
      if (entry && !entry.search && !entry.hash) entry.href += location.search + location.hash;
      if (target.closest(NATIVE)) return;
      if (target.closest('[data-search]')) ask();
      hold(event);
    } else if (event instanceof KeyboardEvent && isForApp(event, target)) {
      hold(event);
    }
  }

  /**
   * A page that is being laid out moves below a pointer that rests, of which browsers tell as of a move; as long as
   * they do not know where the pointer is, they tell of one in the corner.
   */
  function isResting(/** @type {Event} */ event) {
    return (
      event instanceof PointerEvent &&
      event.type === 'pointermove' &&
      !event.movementX &&
      !event.movementY &&
      (document.readyState !== 'complete' || (!event.clientX && !event.clientY))
    );
  }

  /** Keys that mean nothing to the browser, or something else than to the app. */
  function isForApp(/** @type {KeyboardEvent} */ event, /** @type {Element} */ target) {
    const { key } = event;
    if (event.ctrlKey || event.metaKey) {
      if (key.toLowerCase() !== 'k') return false;
      ask();
      return true;
    }
    if (event.altKey || target.closest('input, textarea, select, [contenteditable]')) return false;
    if (target.closest('[role=tab]') && TAB_KEYS.includes(key)) return true;
    if (asked) {
      if (key === 'Escape') root.removeAttribute(OPENING);
      return [...key].length === 1 || key === 'Backspace' || key === 'Escape';
    }
    if (key !== '/' && !(target.closest('[data-search]') && /^\S$/u.test(key))) return false;
    ask();
    return true;
  }

  function onInput(/** @type {Event} */ { target }) {
    if (target instanceof HTMLInputElement) typed.set(target, target.value);
  }

  function onOver(/** @type {PointerEvent} */ event) {
    over = event;
  }

  /** The app runs: it hears where the pointer is, what has the focus, what was typed, and what was held. */
  function handOver() {
    removeEventListener('pointerover', onOver, true);
    removeEventListener('input', onInput, true);
    removeEventListener('scroll', onScroll, true);
    if (over && over.pointerType === 'mouse') {
      const { clientX, clientY } = over;
      const place = { bubbles: true, clientX, clientY, pointerType: 'mouse' };
      const hovered = document.elementFromPoint(clientX, clientY);
      if (hovered) {
        repeat(hovered, new PointerEvent('pointerover', place));
        repeat(hovered, new MouseEvent('mouseover', place));
      }
    }
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body) {
      repeat(activeElement, new FocusEvent('focusin', { bubbles: true }));
    }
    for (const [input, value] of typed) {
      if (input.value !== value) retype(input, value);
    }
    handOverHeld();
  }

  /** One by one: what the first has opened must be there to hear the next. */
  async function handOverHeld() {
    for (const event of held) {
      const { target } = event;
      const Type = /** @type {typeof Event} */ (event.constructor);
      if (target instanceof Node && target.isConnected) repeat(target, new Type(event.type, event));
      await undefined;
    }
    for (const type of INTENTS) removeEventListener(type, onIntent, true);
  }

  /** The app, which has put its own value there, hears of a change only where the field's own property is passed by. */
  function retype(/** @type {HTMLInputElement} */ input, /** @type {string} */ value) {
    const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    native?.set?.call(input, value);
    repeat(input, new Event('input', { bubbles: true }));
  }

  function repeat(/** @type {EventTarget} */ target, /** @type {Event} */ event) {
    repeated.add(event);
    target.dispatchEvent(event);
  }

  /** Not while the page is loading: addresses with a hash and pages that are opened again scroll by themselves. */
  function onScroll() {
    removeEventListener('scroll', onScroll, true);
    start();
  }

  /** Fetched while nothing else is, for readers who do not save data. */
  function prefetch() {
    const { connection } = /** @type {{ connection?: { saveData?: boolean } }} */ (navigator);
    if (started || connection?.saveData) return;
    for (const src of scripts) {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.as = 'script';
      link.href = src;
      document.head.append(link);
    }
  }

  /** Starts when the reader comes near something that shows nothing without the app. */
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

  /** Pages that show something else with their script than without. */
  function cannotWait() {
    return (
      !document.getElementById('__page-data') ||
      location.hash.startsWith('#playground=') ||
      (document.querySelector('.rp-tabs') &&
        Object.keys(localStorage).some(key => key.startsWith('rspress.tabs.')))
    );
  }

  for (const type of INTENTS) {
    addEventListener(type, onIntent, { capture: true, passive: !['click', 'keydown'].includes(type) });
  }
  addEventListener('popstate', onReturn);
  addEventListener('pointerover', onOver, true);
  addEventListener('input', onInput, true);
  document.addEventListener('DOMContentLoaded', () => {
    if (cannotWait()) start();
    else watchLate();
  });
  addEventListener('load', () => {
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        if (!started) addEventListener('scroll', onScroll, true);
        prefetch();
      });
    });
  });
})();
