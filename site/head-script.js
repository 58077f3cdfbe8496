((root, key, edits, base) => {
  function memoryStorage() {
    /** @type {Map<string, string>} */
    var values = new Map();
    return {
      getItem: (/** @type {string} */ name) => (values.has(name) ? values.get(name) : null),
      setItem: (/** @type {string} */ name, /** @type {unknown} */ value) => {
        values.set(name, String(value));
      },
      removeItem: (/** @type {string} */ name) => {
        values.delete(name);
      },
      clear: () => {
        values.clear();
      },
    };
  }

  function guard(/** @type {'localStorage' | 'sessionStorage'} */ name) {
    try {
      window[name].getItem(key);
    } catch (_) {
      Object.defineProperty(window, name, { value: memoryStorage() });
    }
  }

  root.setAttribute('data-js', '');
  if (/Mac|iP/.test(navigator.platform)) root.setAttribute('data-mac', '');

  guard('localStorage');
  guard('sessionStorage');
  var write = Storage.prototype.setItem;
  Storage.prototype.setItem = function (/** @type {string} */ name, /** @type {string} */ value) {
    try {
      write.call(this, name, value);
    } catch (_) {}
  };

  var { pathname, search, hash, href, origin } = location;

  var reload = () => location.replace(href.replace(search, ''));

  /** A way out of any stored value: removes all of the site's, and loads the page again. Some browsers throw on `caches`. */
  if (search === '%RESET%') {
    Object.keys(localStorage).forEach(name => {
      if (/^(rspress|algolia-client|__DOCSEARCH_\w+docs-)/.test(name)) localStorage.removeItem(name);
    });
    Promise.resolve()
      .then(() => caches.keys())
      .then(names => Promise.all(names.map(name => name.startsWith('%CACHE_PREFIX%') && caches.delete(name))))
      .then(() => navigator.serviceWorker.getRegistration(base))
      .then(found => found && found.scope === origin + base && found.unregister())
      .then(reload, reload);
  }

  /** Prints on white: the theme's light colors apply while the page is printed. */
  var wasDark = false;
  matchMedia('print').addEventListener('change', event => {
    if (event.matches) wasDark = root.classList.contains('rp-dark');
    if (!wasDark) return;
    root.classList.toggle('dark', !event.matches);
    root.classList.toggle('rp-dark', !event.matches);
    root.style.colorScheme = event.matches ? 'light' : 'dark';
  });

  if (localStorage.getItem(key) !== null) root.setAttribute('data-bar', 'closed');

  /** Applies the theme variables that the reader edited, unless the text isn't what the editor writes. Browsers that can't construct a style sheet ignore them. */
  var css = localStorage.getItem(edits);
  var isOwn = css && /%STORED_THEME%/.test(css);
  var sheet =
    isOwn && window.CSSStyleSheet && 'replaceSync' in CSSStyleSheet.prototype && new CSSStyleSheet();
  if (css && sheet) {
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    root.setAttribute('data-edited', '');
  }

  /** The text, or `instead` if the core would throw when decoding it. */
  function decodable(/** @type {string} */ text, /** @type {string} */ instead) {
    try {
      decodeURIComponent(text);
      return text;
    } catch (_) {
      return instead;
    }
  }

  var path = decodable(pathname, pathname.replace(/%/g, '-'));
  var place = decodable(hash, '');
  if (path + place !== pathname + hash)
    history.replaceState(history.state, '', origin + path + search + place);
})(document.documentElement, '%ANNOUNCEMENT_KEY%', '%THEME_EDITS_KEY%', '%BASE_PATH%');
