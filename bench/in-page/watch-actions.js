// Runs in a page before its own scripts; see ../actions.ts.
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
  window.bench = {
    inp: () => inp,
    reset: () => {
      actedAt = undefined;
    },
    shown: selector =>
      new Promise(resolve => {
        const look = () => {
          const from = actedAt;
          if (from !== undefined && document.querySelector(selector)?.checkVisibility()) {
            requestAnimationFrame(() => resolve(performance.now() - from));
          } else requestAnimationFrame(look);
        };
        look();
      }),
  };
})();
