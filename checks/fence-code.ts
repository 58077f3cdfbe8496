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
const STRING = String.raw`"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\`(?:\\.|[^\`\\])*\``;
/** The first group is a string, which can contain what looks like a comment. Markup has no such strings. */
const SLASH_COMMENT = new RegExp(String.raw`(${STRING})|/\*[\s\S]*?\*/|(?<!:)//[^\n]*`, 'g');
const HASH_COMMENT = /("[^"\n]*"|'[^'\n]*')|(?<=^|\s)#[^\n]*/gm;
const MARKUP_COMMENT = /()(?:<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\})/g;

/**
 * Returns whether two samples are the same except for their comments.
 * @param isTranslated whether lines of the second sample may be Chinese
 */
export function isSameCode(lang: string, left: string, right: string, isTranslated = false): boolean {
  const [a, b] = [codeLines(lang, left), codeLines(lang, right)];
  return (
    a.length === b.length && b.every((line, index) => line === a[index] || (isTranslated && hasHan(line)))
  );
}

function codeLines(lang: string, code: string): string[] {
  return code
    .replace(commentOf(lang), (_, text?: string) => text ?? '')
    .split('\n')
    .map(line => line.trimEnd())
    .filter(line => line !== '');
}

/** Returns the comments of a sample, without the characters that start and end them. */
export function commentsOf(lang: string, code: string): string[] {
  const comments = [...code.matchAll(commentOf(lang))].filter(([, text]) => !text);
  return comments.map(([comment]) =>
    comment.replace(/^(?:\/[*/]+|#+|<!--|\{\/\*)\s*|\s*(?:\*\/\}?|-->)$/g, ''),
  );
}

function commentOf(lang: string): RegExp {
  if (SLASH.has(lang)) return SLASH_COMMENT;
  return HASH.has(lang) ? HASH_COMMENT : MARKUP_COMMENT;
}

/** Separates `title="…"` from the rest of a fence's meta. */
export function splitTitle(meta: string): { title: string; rest: string } {
  const match = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(meta);
  const title = match?.[1] ?? match?.[2] ?? match?.[3] ?? '';
  const rest = match ? meta.replace(match[0], '') : meta;
  return { title, rest: rest.split(/\s+/).filter(Boolean).join(' ') };
}
