(root => {
  function show(/** @type {boolean} */ dark) {
    root.classList.toggle('dark', dark);
    root.style.colorScheme = dark ? 'dark' : 'light';
  }

  /** What the reader chose on the site, if the browser tells. */
  function choice() {
    try {
      return localStorage.getItem('rspress-theme-appearance');
    } catch (_) {
      return null;
    }
  }

  var chosen = choice();
  show(chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches));
  addEventListener('message', event => {
    if (event.source === parent && event.data && event.data.type === 'theme-change') show(event.data.dark);
  });
})(document.documentElement);
