import type { Page } from '../corpus';
import type { Finding, Rule } from '../finding';
import { blocksOf, lineAt } from '../prose/blocks';
import { LONGEST_PARAGRAPH, LONGEST_SENTENCE } from '../prose/limits';
import { countWords, type Sentence, sentencesOf } from '../prose/sentences';

const NAME = 'lengths';
const UNITS = { en: 'words', zh: 'characters' } as const;

/** Points out what's long, because readers scan pages and skip long passages. */
export const lengthsRule: Rule = {
  name: NAME,
  description: 'Sentences and paragraphs are short enough to be read (checks/prose/limits.ts).',
  isHint: true,
  check: ({ pages }) => pages.flatMap(checkPage),
};

/** A paragraph, a heading, or another block, split into sentences. */
interface Passage {
  isParagraph: boolean;
  line: number;
  sentences: (Sentence & { line: number; words: number })[];
}

function checkPage(page: Page): Finding[] {
  const passages = blocksOf(page).map<Passage>(block => ({
    isParagraph: block.kind === 'text',
    line: block.line,
    sentences: sentencesOf(block.text, page.lang).map(sentence => ({
      ...sentence,
      line: lineAt(block, sentence.index),
      words: countWords(sentence.text),
    })),
  }));
  return [
    ...passages.flatMap(passage => longSentences(page, passage)),
    ...passages.flatMap(passage => longParagraph(page, passage)),
  ];
}

function longSentences(page: Page, { sentences }: Passage): Finding[] {
  const longest = LONGEST_SENTENCE[page.lang];
  return sentences
    .filter(({ words }) => words > longest)
    .map(({ text, line, words }) => ({
      rule: NAME,
      file: page.file,
      line,
      problem: `The sentence "${beginning(text)}" has ${words} ${UNITS[page.lang]}.`,
      advice: `Make it two sentences, or a list; at most ${longest} are read in one go.`,
    }));
}

function longParagraph(page: Page, { isParagraph, sentences, line }: Passage): Finding[] {
  if (!isParagraph || sentences.length <= LONGEST_PARAGRAPH) return [];
  return [
    {
      rule: NAME,
      file: page.file,
      line,
      problem: `The paragraph has ${sentences.length} sentences.`,
      advice: `Begin a new one where the topic changes; ${LONGEST_PARAGRAPH} are the most.`,
    },
  ];
}

function beginning(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
