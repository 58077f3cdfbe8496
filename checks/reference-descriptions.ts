import type { Nodes, TableRow } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Fact } from '../plugins/content/api-facts/fact';
import type { Corpus, Page } from './corpus';
import { readEntries } from './reference-entries';
import { isReferencePage } from './reference-owners';

/** Matches paragraphs that state the default or the first release. The description of an entry comes after them. */
const STATEMENT = /^(Default|默认值)\s*[:：]|^(Since|New after|自) \d|^在 \d\S* 之后新增/;
/** First of the characters that replace pieces of code, because a period in code doesn't end a sentence. */
const CODE_START = 0xe000;
const ABBREVIATION = /\b(e\.g|i\.e|etc|vs)\.$/;

/** Entry of a reference page, and its first sentence. */
export interface DescribedEntry extends Pick<Page, 'file' | 'lang'> {
  /** Its heading. */
  text: string;
  line: number;
  description: string | undefined;
}

/** Returns the entries with a name in code as their heading. */
export function describedEntries({ pages }: Corpus, facts: Fact[]): DescribedEntry[] {
  return pages
    .filter(({ route }) => route !== undefined && isReferencePage(route, facts))
    .flatMap(page =>
      readEntries(page)
        .headings.filter(({ isCode }) => isCode)
        .map(({ text, line }) => ({
          file: page.file,
          lang: page.lang,
          text,
          line,
          description: descriptionBelow(page, line),
        })),
    );
}

/**
 * Returns the first sentence of an entry, without Markdown. Skips paragraphs that state the default or the release.
 * Returns `undefined` if the next heading comes before any other paragraph.
 * @param line of the entry's heading or `<Fact>` tag
 */
export function descriptionBelow({ tree }: Page, line: number): string | undefined {
  for (const node of tree.children) {
    if ((node.position?.start.line ?? 0) <= line) continue;
    if (node.type === 'heading') return undefined;
    if (node.type === 'paragraph' && !STATEMENT.test(textOf(node))) return firstSentence(node);
  }
  return undefined;
}

/** Returns the first sentence of a row's last cell; `undefined` if there's only one cell, or only code in it. */
export function descriptionInRow({ children }: TableRow): string | undefined {
  const cell = children.length > 1 ? children.at(-1) : undefined;
  const says = cell?.children.some(child => child.type !== 'inlineCode' && /[\p{L}]/u.test(textOf(child)));
  return cell && says ? firstSentence(cell) : undefined;
}

function firstSentence(node: Nodes): string {
  const codes: string[] = [];
  const text = plain(node, codes).replace(/\s+/g, ' ').trim();
  let sentence = text;
  for (const { index, 0: mark } of text.matchAll(/[.!?](?=\s|$)|[。！？]/g)) {
    const upTo = text.slice(0, index + mark.length);
    if (ABBREVIATION.test(upTo)) continue;
    sentence = upTo;
    break;
  }
  return sentence.replace(/[\ue000-\uf8ff]/g, letter => codes[letter.charCodeAt(0) - CODE_START] ?? letter);
}

function plain(node: Nodes, codes: string[]): string {
  if (node.type === 'inlineCode') return String.fromCharCode(CODE_START + codes.push(node.value) - 1);
  if (node.type === 'break') return ' ';
  if ('children' in node) return node.children.map(child => plain(child, codes)).join('');
  return node.type === 'text' ? node.value : '';
}
