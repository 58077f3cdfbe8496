((root, key, edits) => {
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

  /** Applies the theme variables that the reader edited. Browsers that can't construct a style sheet ignore them. */
  var css = localStorage.getItem(edits);
  var sheet = css && window.CSSStyleSheet && 'replaceSync' in CSSStyleSheet.prototype && new CSSStyleSheet();
  if (css && sheet) {
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    if (sheet.cssRules.length) root.setAttribute('data-edited', '');
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

  var { pathname, search, hash } = location;
  var path = decodable(pathname, pathname.replace(/%/g, '-'));
  var place = decodable(hash, '');
  if (path + place !== pathname + hash)
    history.replaceState(history.state, '', location.origin + path + search + place);
})(document.documentElement, '%ANNOUNCEMENT_KEY%', '%THEME_EDITS_KEY%');
