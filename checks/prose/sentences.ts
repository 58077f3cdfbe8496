import type { Nodes, Root } from 'nlcst';
import retextEnglish from 'retext-english';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Language } from '../../site/languages';

export interface Sentence {
  text: string;
  /** Index in the text where the sentence begins. */
  index: number;
}

const english = unified().use(retextEnglish);
/** Splits after the colon of a label, because labels are read separately: `**Label**: The text`. */
const AFTER_COLON = /(?<=[:：]\s+)(?=[A-Z"“\uFFFC])/;
const AFTER_CHINESE_STOP = /(?<=[。！？；][”’）」]*)(?![”’）」])/;
/** Matches a Han character, a word of another script, or a piece of code. */
const WORD = /\p{Script=Han}|[\w\uFFFC][\w\uFFFC'’./-]*/gu;

/** Splits a text without line breaks into its sentences. */
export function sentencesOf(text: string, lang: Language): Sentence[] {
  const whole = lang === 'en' ? englishSentences(text) : [text];
  const pieces = whole
    .flatMap(piece => piece.split(AFTER_CHINESE_STOP))
    .flatMap(piece => piece.split(AFTER_COLON));
  const found: Sentence[] = [];
  let index = 0;
  for (const piece of pieces) {
    index = text.indexOf(piece, index);
    found.push({ text: piece.trim(), index: index + piece.length - piece.trimStart().length });
    index += piece.length;
  }
  return found.filter(sentence => countWords(sentence.text) > 0);
}

/** Counts words in English and characters in Chinese. A Latin name or a piece of code counts as one in both. */
export function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0;
}

function englishSentences(text: string): string[] {
  const found: string[] = [];
  const tree: Root = english.parse(text);
  visit(tree, 'SentenceNode', ({ position }: Nodes) => {
    found.push(text.slice(position?.start.offset, position?.end.offset));
  });
  return found;
}
