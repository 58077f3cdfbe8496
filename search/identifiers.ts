/** Names in code that readers look for: options, functions, components, files, packages, variables. */

/** Longer pieces are sentences or addresses; they are found as text. */
const LONGEST = 60;
const SHORTEST = 2;
const NAME = /(?:@|--|_|\.)?[A-Za-z][\w$]*(?:[-./:][\w$]+)*/g;
/** Has a sign of code in it: an inner capital, a digit, or a joint. */
const LIKE_CODE = /[a-z][A-Z]|[-_./@:$]|\d|^[A-Z][A-Z_]+$/;
/** Commit ids, content hashes. */
const HASH = /(?=[a-z]*\d)[0-9a-f]{8,}/;
const LANGUAGE_WORDS = new Set(
  (
    'import from export default const let var function return async await new typeof interface extends type as ' +
    'true false null undefined this class void string number boolean if else for of in while switch case ' +
    'process console path name version div span'
  ).split(' '),
);
/** Languages in which a word before a colon is the name of an option, and comments can be told from code. */
const CODE_LANGUAGES = new Set('ts tsx js jsx mjs cjs json jsonc yaml yml toml css nginx'.split(' '));

/** Names in a piece of inline code; short ones are taken as a whole. */
export function inlineIdentifiers(code: string): string[] {
  const text = code.trim();
  if (text.length > LONGEST) return [];
  return Array.from(text.matchAll(NAME), match => match[0]).filter(isUseful);
}

/** The different names in a code block, without comments. */
export function blockIdentifiers(code: string, lang: string): string[] {
  const isCode = CODE_LANGUAGES.has(lang);
  const text = isCode ? withoutComments(code) : code;
  const names = Array.from(text.matchAll(NAME), match => ({
    name: match[0],
    isOption: isCode && /^["']?\s*[:=]/.test(text.slice(match.index + match[0].length)),
  }));
  const chosen = names.filter(({ name, isOption }) => isUseful(name) && (isOption || LIKE_CODE.test(name)));
  return [...new Set(chosen.map(({ name }) => name))];
}

function isUseful(name: string): boolean {
  return name.length >= SHORTEST && name.length <= LONGEST && !HASH.test(name) && !LANGUAGE_WORDS.has(name);
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/(^|\s)(?:\/\/|#).*$/gm, '$1');
}
