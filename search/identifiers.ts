/** Finds names in code that readers search for: options, functions, components, files, packages, and variables. */

/** Longer pieces of code are sentences or URLs, which are found as text. */
const LONGEST = 60;
const SHORTEST = 2;
const NAME = /(?:@|--|_|\.)?[A-Za-z][\w$]*(?:[-./:][\w$]+)*/g;
/** Matches names that look like code, because they contain an inner capital, a separator, a digit, or only capitals. */
const LIKE_CODE = /[a-z][A-Z]|[-_./@:$]|\d|^[A-Z][A-Z_]+$/;
/** Matches commit ids and content hashes. */
const HASH = /(?=[a-z]*\d)[0-9a-f]{8,}/;
const LANGUAGE_WORDS = new Set(
  (
    'import from export default const let var function return async await new typeof interface extends type as ' +
    'true false null undefined this class void string number boolean if else for of in while switch case ' +
    'process console path name version div span'
  ).split(' '),
);
/** Languages in which a word before a colon or an equals sign is an option, and whose comments can be recognized. */
const CODE_LANGUAGES = new Set('ts tsx js jsx mjs cjs json jsonc yaml yml toml css nginx'.split(' '));
/** Languages whose comments begin with `#`. In others, colors and private fields do. */
const HASH_COMMENTS = new Set('yaml yml toml nginx'.split(' '));

/** Returns the names in a piece of inline code, or none if it's too long. */
export function inlineIdentifiers(code: string): string[] {
  const text = code.trim();
  if (text.length > LONGEST) return [];
  return Array.from(text.matchAll(NAME), match => match[0]).filter(isUseful);
}

/** Returns the different names in a code block that are options or look like code. Comments are skipped if possible. */
export function blockIdentifiers(code: string, lang: string): string[] {
  const isCode = CODE_LANGUAGES.has(lang);
  const text = isCode ? withoutComments(code, lang) : code;
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

function withoutComments(code: string, lang: string): string {
  const line = HASH_COMMENTS.has(lang) ? /(^|\s)#.*$/gm : /(^|\s)\/\/.*$/gm;
  return code.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(line, '$1');
}
