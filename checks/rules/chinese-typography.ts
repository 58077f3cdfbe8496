import { format, loadConfig } from 'autocorrect-node';
import type { Finding, Rule } from '../finding';
import { hasHan } from '../page-pairs';
import { type Prose, type ProsePart, plainText, proseOf } from '../prose';
import { type Edit, editsBetween } from '../text-edits';

const NAME = 'chinese-typography';
/** Replaces inline code. It's a Latin word, because code needs the same spaces. */
const CODE = 'code';

/**
 * Checks spaces and punctuation, because readers of Chinese notice mistakes at once. AutoCorrect knows the rules, but
 * its MDX parser also changes comments in code, imports, and attributes, so it only gets the text of the page.
 */
export const chineseTypographyRule: Rule = {
  name: NAME,
  description: 'Chinese text has a space between Han and Latin, digits or code, and full-width punctuation.',
  isHint: true,
  check({ pages }) {
    loadConfig('{ "rules": { "spellcheck": 0 } }');
    return pages
      .filter(({ lang }) => lang === 'zh')
      .flatMap(page =>
        proseOf(page).flatMap((prose): Finding[] => {
          const text = plainText(prose, CODE);
          const right = corrected(text);
          if (right === text) return [];
          const edits = editsBetween(text, right);
          return [
            {
              rule: NAME,
              file: page.file,
              line: prose.line,
              problem: `"${excerpt(text, edits)}" breaks the rules of spacing or punctuation.`,
              advice: `Write "${excerpt(right, editsBetween(right, text))}".`,
              fix: fixOf(prose, edits, page.lines[prose.line - 1] ?? ''),
            },
          ];
        }),
      );
  },
};

function corrected(text: string): string {
  return hasHan(text) ? format(fullWidth(text)) : text;
}

/**
 * Changes to full width what AutoCorrect leaves alone: parentheses around or after Chinese, straight quotes around it,
 * and other punctuation next to it, such as a colon between code and Chinese.
 */
function fullWidth(text: string): string {
  return text
    .replace(/\(([^()]*)\)/g, (whole, inner: string, offset: number) => {
      const before = text.slice(0, offset).trimEnd();
      return hasHan(inner) || hasHan(before.slice(-1)) ? `（${inner}）` : whole;
    })
    .replace(/"([^"]*)"/g, (whole, inner: string) => (hasHan(inner) ? `“${inner}”` : whole))
    .replace(
      /(?<=\p{Script=Han})\s*([,;:!?])(?=\s|$|\p{Script=Han})|([,;:!?])(?=\p{Script=Han})/gu,
      (_, a, b) => FULL_WIDTH.get(String(a ?? b)) ?? '',
    );
}

const FULL_WIDTH = new Map([
  [',', '，'],
  [';', '；'],
  [':', '：'],
  ['!', '！'],
  ['?', '？'],
]);

/** Returns the text around the first change. */
function excerpt(text: string, [first]: Edit[]): string {
  const from = first?.from ?? 0;
  return text.slice(Math.max(0, from - 8), from + 12).trim();
}

/** Returns a fix that applies the edits to the source line; `undefined` if one of them can't be placed safely. */
function fixOf(prose: Prose, edits: Edit[], source: string): Finding['fix'] {
  const placed: Edit[] = [];
  for (const edit of edits) {
    const place = placeOf(prose.parts, edit);
    if (!place) return undefined;
    placed.push({ ...place, insert: edit.insert });
  }
  placed.sort((a, b) => b.from - a.from);
  return line => {
    // Another fix may have changed the line. The next run reports what's left.
    if (line !== source) return line;
    return placed.reduce((text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to), line);
  };
}

function placeOf(parts: ProsePart[], { from, to }: Edit): Pick<Edit, 'from' | 'to'> | undefined {
  let start = 0;
  for (const [index, part] of parts.entries()) {
    const length = part.kind === 'code' ? CODE.length : part.text.length;
    const end = start + length;
    if (from === to && from === start && index > 0) return boundary(parts[index - 1], part);
    // `**注意。** 下文`: without the space, only some parsers recognize the end of the bold text.
    if (from < to && from === start && index > 0 && parts[index - 1]?.depth !== part.depth) return undefined;
    if (from >= start && to <= end && (from < end || to === from)) {
      if (from === end && index < parts.length - 1) {
        start = end;
        continue;
      }
      if (part.kind === 'code') return undefined;
      const [first, last] = [part.columns[from - start], part.columns[to - start]];
      return first === undefined || last === undefined ? undefined : { from: first, to: last };
    }
    start = end;
  }
  return undefined;
}

/** Puts a space between two parts outside of the marks around one of them: `你 **a**`, not `你** a**`. */
function boundary(left: ProsePart | undefined, right: ProsePart): Pick<Edit, 'from' | 'to'> | undefined {
  const [end, start] = [left?.columns.at(-1), right.columns[0]];
  if (!left || end === undefined || start === undefined) return undefined;
  if (end !== start && left.depth === right.depth) return undefined;
  const column = left.depth > right.depth ? start : end;
  return { from: column, to: column };
}
