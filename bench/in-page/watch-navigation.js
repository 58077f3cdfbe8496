// Runs in each page that the reader opens; see ../actions.ts. Times are since 1970, because `performance.now()` starts
// at zero in a new document.
(() => {
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  addEventListener(
    'click',
    event => {
      sessionStorage.setItem('benchClicked', String(performance.timeOrigin + event.timeStamp));
      sessionStorage.setItem('benchHeading', heading());
    },
    true,
  );
  const look = () => {
    const isThere = location.pathname.replace(/\.html$/, '') === window.benchNext;
    if (isThere && heading() && heading() !== sessionStorage.getItem('benchHeading')) {
      requestAnimationFrame(() => {
        sessionStorage.setItem('benchShown', String(performance.timeOrigin + performance.now()));
      });
    } else requestAnimationFrame(look);
  };
  look();
})();
