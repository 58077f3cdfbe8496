import type { Nodes, TableRow } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Page } from './corpus';

/** Paragraphs that state the default or the first release; what an entry does comes after them. */
const STATEMENT = /^(Default|默认值)\s*[:：]|^(Since|New after|自) \d|^在 \d\S* 之后新增/;
/** Letters that stand for pieces of code, in which a full stop ends no sentence. */
const CODE_START = 0xe000;
const ABBREVIATION = /\b(e\.g|i\.e|etc|vs)\.$/;

/**
 * The first sentence of the first paragraph of an entry, as text without Markdown; `undefined` where a heading,
 * a list or the like comes before any paragraph.
 * @param line of the entry's heading or tag
 */
export function descriptionBelow({ tree }: Page, line: number): string | undefined {
  for (const node of tree.children) {
    if ((node.position?.start.line ?? 0) <= line) continue;
    if (node.type === 'heading') return undefined;
    if (node.type === 'paragraph' && !STATEMENT.test(textOf(node))) return firstSentence(node);
  }
  return undefined;
}

/** The first sentence of the last cell, which says what the row is about; `undefined` where it holds code alone. */
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
