// Runs in every page that the reader comes to, see ../acts.ts. Times are of the clock: a page may start its own.
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
