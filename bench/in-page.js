// Runs in a page before its own scripts; see actions.ts.
(() => {
  /** @type {number | undefined} */
  let actedAt;
  let inp = 0;
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(
      type,
      event => {
        if (event.isTrusted) actedAt ??= event.timeStamp;
      },
      true,
    );
  }
  const options = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId) inp = Math.max(inp, entry.duration);
    }
  }).observe(/** @type {PerformanceObserverInit} */ (options));

  /**
   * Calls a function in the frame after a condition holds.
   * @param {() => unknown} condition
   * @param {() => void} then
   */
  function whenShown(condition, then) {
    if (condition()) requestAnimationFrame(then);
    else requestAnimationFrame(() => whenShown(condition, then));
  }
  window.bench = {
    inp: () => inp,
    reset: () => {
      actedAt = undefined;
    },
    shown: selector =>
      new Promise(resolve => {
        const isShown = () => actedAt !== undefined && document.querySelector(selector)?.checkVisibility();
        whenShown(isShown, () => resolve(performance.now() - (actedAt ?? 0)));
      }),
  };

  // A link can open a new document, where `performance.now()` starts at zero. So this time is since 1970.
  const headingNow = () => document.querySelector('h1')?.textContent ?? '';
  const now = () => performance.timeOrigin + performance.now();
  function watchNavigation() {
    const { at, heading, path } = JSON.parse(sessionStorage.getItem('benchClick') ?? '{}');
    const isShown = () =>
      location.pathname.replace(/\.html$/, '') === path && headingNow() && headingNow() !== heading;
    whenShown(isShown, () => sessionStorage.setItem('benchNavigation', String(now() - at)));
  }
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const link = target instanceof Element ? target.closest('a') : undefined;
      if (!link) return;
      const [at, path] = [performance.timeOrigin + timeStamp, link.pathname.replace(/\.html$/, '')];
      sessionStorage.setItem('benchClick', JSON.stringify({ at, path, heading: headingNow() }));
      watchNavigation();
    },
    true,
  );
  if (location.protocol === 'http:' && sessionStorage.getItem('benchClick')) watchNavigation();
})();
