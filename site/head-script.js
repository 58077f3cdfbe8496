((root, key) => {
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

  guard('localStorage');
  guard('sessionStorage');
  var write = Storage.prototype.setItem;
  Storage.prototype.setItem = function (/** @type {string} */ name, /** @type {string} */ value) {
    try {
      write.call(this, name, value);
    } catch (_) {}
  };

  if (localStorage.getItem(key) !== null) root.setAttribute('data-bar', 'closed');

  try {
    decodeURIComponent(location.hash);
  } catch (_) {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
})(document.documentElement, '%ANNOUNCEMENT_KEY%');
