import { STORED_THEME } from '../../site/stored-theme';
import { EDITED, THEME_EDITS_KEY } from '../../site/theme-edits';

/** Where a value applies: in one mode, or in both. */
export type Scope = 'both' | 'light' | 'dark';

/** Values by the names of variables. */
export type Edits = Record<Scope, Record<string, string>>;

/** Selectors that are more specific than those of the theme and of this site. */
export const SELECTORS: Record<Scope, string> = {
  both: 'html:root',
  light: 'html:root:not(.rp-dark)',
  dark: 'html:root.rp-dark',
};
const SCOPES: Scope[] = ['both', 'light', 'dark'];

/** Matches functions that make the browser request a file. */
const REQUESTS = /(?:url|src|image|image-set)\s*\(/i;

export const NO_EDITS: Edits = { both: {}, light: {}, dark: {} };

/** @returns a copy with a new value; an empty value removes the variable */
export function withEdit(edits: Edits, scope: Scope, name: string, value: string): Edits {
  const { [name]: _, ...others } = edits[scope];
  return { ...edits, [scope]: value ? { ...others, [name]: value } : others };
}

/**
 * Whether a value is safe, and is a color if the variable is one. An empty value, which removes the edit, is usable.
 */
export function isUsable(value: string, isColor: boolean): boolean {
  if (value === '') return true;
  const isReadBack = STORED_THEME.test(`${SELECTORS.both} { --rp-x: ${value}; }`);
  if (REQUESTS.test(value) || !isReadBack || !endsByItself(value)) return false;
  return !isColor || CSS.supports('color', value);
}

/** Whether the value is self-contained: an unclosed bracket, quote, or comment would swallow what follows. */
function endsByItself(value: string): boolean {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`a { --x: ${value}; --y: 1 }`);
  const [rule] = sheet.cssRules;
  return rule instanceof CSSStyleRule && rule.style.getPropertyValue('--y').trim() === '1';
}

/** @returns the style sheet for a site, empty if there are no edits */
export function cssOf(edits: Edits): string {
  return SCOPES.flatMap(scope => {
    const lines = Object.entries(edits[scope]).map(([name, value]) => `  ${name}: ${value};\n`);
    return lines.length > 0 ? [`${SELECTORS[scope]} {\n${lines.join('')}}\n`] : [];
  }).join('\n');
}

/** Parses the output of `cssOf`. Anything else has no edits. */
export function editsOf(css: string): Edits {
  const edits: Edits = { both: {}, light: {}, dark: {} };
  if (!STORED_THEME.test(css)) return edits;
  for (const [, selector = '', body = ''] of css.matchAll(/(\S[^{]*?)\s*\{([^}]*)\}/g)) {
    const scope = SCOPES.find(candidate => SELECTORS[candidate] === selector);
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):([^;]*);/g)) {
      if (scope && value.trim()) edits[scope][name] = value.trim();
    }
  }
  return edits;
}

/** @returns the edits saved on an earlier visit */
export function storedEdits(): Edits {
  return editsOf(localStorage.getItem(THEME_EDITS_KEY) ?? '');
}

let applied: CSSStyleSheet | undefined;

/** Applies the edits to the whole site and saves them for the next page; without edits, clears the saved ones. */
export function applyEdits(edits: Edits) {
  const css = cssOf(edits);
  applied ??= adopt();
  applied.replaceSync(css);
  document.documentElement.toggleAttribute(EDITED, css !== '');
  if (css) localStorage.setItem(THEME_EDITS_KEY, css);
  else localStorage.removeItem(THEME_EDITS_KEY);
}

/** Returns the style sheet that the head script has adopted, or a new one. Code editors adopt style sheets, too. */
function adopt(): CSSStyleSheet {
  const selectors = Object.values(SELECTORS);
  const isOwn = ({ cssRules }: CSSStyleSheet) =>
    cssRules.length > 0 &&
    [...cssRules].every(rule => rule instanceof CSSStyleRule && selectors.includes(rule.selectorText));
  const own = document.adoptedStyleSheets.find(isOwn);
  if (own) return own;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
  return sheet;
}
