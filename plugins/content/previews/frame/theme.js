(root => {
  function show(/** @type {boolean} */ dark) {
    root.classList.toggle('dark', dark);
    root.style.colorScheme = dark ? 'dark' : 'light';
  }

  /** The theme that the reader chose on the site; `null` if there's none or the browser blocks storage. */
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
