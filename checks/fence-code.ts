import { hasHan } from './page-pairs';

/** Languages with `//` or `#` comments. In other languages, only markup comments are recognized. */
const SLASH = new Set([
  'ts',
  'tsx',
  'js',
  'jsx',
  'mjs',
  'cjs',
  'mts',
  'cts',
  'jsonc',
  'css',
  'scss',
  'less',
  'go',
  'rust',
]);
const HASH = new Set([
  'bash',
  'sh',
  'shell',
  'yaml',
  'yml',
  'toml',
  'ini',
  'nginx',
  'dockerfile',
  'python',
  'ignore',
]);
/** Languages in which text only appears in strings and between tags. In others, a whole line can be text. */
const STRUCTURED = new Set([...SLASH, 'json', 'json5', 'toml']);

const STRING = String.raw`"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\`(?:\\.|[^\`\\])*\``;
const SLASH_COMMENT = new RegExp(String.raw`(${STRING})|/\*[\s\S]*?\*/|(?<!:)//[^\n]*`, 'g');
const HASH_COMMENT = /("[^"\n]*"|'[^'\n]*')|(?<=^|\s)#[^\n]*/gm;
const MARKUP_COMMENT = /<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g;
const TEXT = new RegExp(`${STRING}|(?<=>)[^<>{}]+(?=<)`, 'g');

/** Returns whether two samples do the same. Comments can differ, and so can texts if one of them is Chinese. */
export function isSameCode(lang: string, left: string, right: string): boolean {
  const [a, b] = [codeLines(lang, left), codeLines(lang, right)];
  return a.length === b.length && a.every((line, index) => isSameLine(lang, line, b[index] ?? ''));
}

function codeLines(lang: string, code: string): string[] {
  return withoutComments(lang, code)
    .split('\n')
    .map(line => line.trimEnd())
    .filter(line => line !== '');
}

function withoutComments(lang: string, code: string): string {
  if (SLASH.has(lang)) return code.replace(SLASH_COMMENT, (_, text?: string) => text ?? '');
  if (HASH.has(lang)) return code.replace(HASH_COMMENT, (_, text?: string) => text ?? '');
  return code.replace(MARKUP_COMMENT, '');
}

function isSameLine(lang: string, left: string, right: string): boolean {
  if (left === right) return true;
  if (!hasHan(left) && !hasHan(right)) return false;
  if (!STRUCTURED.has(lang)) return true;
  const [texts, others] = [left.match(TEXT) ?? [], right.match(TEXT) ?? []];
  return (
    left.replace(TEXT, '') === right.replace(TEXT, '') &&
    texts.length === others.length &&
    texts.every((text, index) => {
      const other = others[index] ?? '';
      return text === other || hasHan(text) || hasHan(other);
    })
  );
}

/** Separates `title="…"` from the rest of a fence's meta. */
export function splitTitle(meta: string): { title: string; rest: string } {
  const match = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(meta);
  const title = match?.[1] ?? match?.[2] ?? match?.[3] ?? '';
  const rest = match ? meta.replace(match[0], '') : meta;
  return { title, rest: rest.split(/\s+/).filter(Boolean).join(' ') };
}
