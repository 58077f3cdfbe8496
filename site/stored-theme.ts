/**
 * The style sheets that the theme editor writes, which are all that the site reads back: rules that set the theme's
 * variables on the root element. The head script tests the stored text with this expression, too.
 *
 * A value can't end its declaration, and can't name another host: it has no colon, comment, escape, or doubled slash.
 */
export const STORED_THEME =
  /^(?:html:root(?:\.rp-dark|:not\(\.rp-dark\))?[ \n]*\{(?:[ \n]*--(?:rp|shiki)-[\w-]+:(?:[^@:;{}<>\\/\t\n\r\f]|\/(?![/*]))+;)+[ \n]*\}[ \n]*)+$/;

/** Query that makes the head script remove everything that the site has stored in the browser. */
export const RESET = '?reset';
