import type { Page } from '../corpus';
import type { Finding, Rule } from '../finding';
import { FINISHED_PAGES, type FinishedPages, pageName, pagesOn } from '../finished-pages';
import { blocksOf, lineAt } from '../prose/blocks';
import {
  LONG_PAGES,
  LONGEST_AVERAGE,
  LONGEST_PAGE,
  LONGEST_PARAGRAPH,
  LONGEST_SENTENCE,
} from '../prose/limits';
import { countWords, type Sentence, sentencesOf } from '../prose/sentences';

const NAME = 'lengths';
const UNITS = { en: 'words', zh: 'characters' } as const;

export const lengthsRule = createLengthsRule(FINISHED_PAGES);

/** Points out what's long, because readers scan pages and skip long passages. */
export function createLengthsRule(finished: FinishedPages): Rule {
  return {
    name: NAME,
    description:
      'Sentences, paragraphs, and finished pages are short enough to be read (checks/prose/limits.ts).',
    isHint: true,
    check: corpus => pagesOn(finished, corpus).flatMap(checkPage),
  };
}

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
    ...longAverage(page, passages),
    ...longPage(page, passages),
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

/** Only counts paragraphs, because short headings and cells would hide long sentences. */
function longAverage(page: Page, passages: Passage[]): Finding[] {
  const sentences = passages.filter(({ isParagraph }) => isParagraph).flatMap(passage => passage.sentences);
  const average = totalOf(sentences) / Math.max(1, sentences.length);
  if (page.lang !== 'en' || average <= LONGEST_AVERAGE) return [];
  return [
    {
      rule: NAME,
      file: page.file,
      line: 1,
      problem: `The sentences of the page have ${average.toFixed(1)} words on average.`,
      advice: `Shorten the longest ones; ${LONGEST_AVERAGE} are the most.`,
    },
  ];
}

function longPage(page: Page, passages: Passage[]): Finding[] {
  const words = totalOf(passages.flatMap(({ sentences }) => sentences));
  const longest = (LONG_PAGES[pageName(page)] ?? LONGEST_PAGE)[page.lang];
  if (words <= longest) return [];
  return [
    {
      rule: NAME,
      file: page.file,
      line: 1,
      problem: `The page has ${words} ${UNITS[page.lang]} besides its code.`,
      advice: `Cut it to ${longest}, or make it two pages. Or leave it, if readers need all of it.`,
    },
  ];
}

function totalOf(sentences: { words: number }[]): number {
  return sentences.reduce((total, { words }) => total + words, 0);
}

function beginning(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
