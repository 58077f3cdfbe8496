// The first script of a page in engines whose driver doesn't report what pages log. It reports to the test's server
// synchronously, before the browser can leave the page. See site.ts.
(() => {
  function tell(/** @type {string} */ fault) {
    const request = new XMLHttpRequest();
    // Servers refuse URLs that are much longer.
    request.open('GET', `/~watch.js?${encodeURIComponent(fault.slice(0, 1000))}`, false);
    request.send();
  }

  for (const level of /** @type {const} */ (['error', 'warn'])) {
    const log = console[level];
    console[level] = (...parts) => {
      tell(`console.${level}: ${parts.join(' ')} (on ${location.pathname})`);
      log.apply(console, parts);
    };
  }
  addEventListener('error', event => {
    if (event instanceof ErrorEvent) tell(`uncaught: ${event.message}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => tell(`uncaught: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    tell(`refused by the page's policy: ${effectiveDirective} ${blockedURI}`),
  );
})();
