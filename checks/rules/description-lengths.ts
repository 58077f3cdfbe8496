import { descriptionLine, type Page } from '../corpus';
import type { Finding, Rule } from '../finding';

const NAME = 'description-lengths';
/** Shortest and longest text for a search result, in characters. A Han character says about as much as two letters. */
const LENGTHS = { en: [50, 160], zh: [25, 90] } as const;
const STOPS = { en: '.', zh: '。' } as const;
const END_OF_SENTENCE = /[。！？]|[.!?](?=\s+\p{Lu}|$)/gu;

/** Points out descriptions that search results would cut off, or that say too little. */
export const descriptionLengthsRule: Rule = {
  name: NAME,
  description: 'A description is one or two sentences: 50–160 characters in English, 25–90 in Chinese.',
  isHint: true,
  check: ({ pages }) =>
    pages.flatMap(page => {
      const { description } = page.frontmatter;
      if (typeof description !== 'string' || description.trim() === '') return [];
      return [...checkLength(page, description.trim()), ...checkSentences(page, description.trim())];
    }),
};

function checkLength(page: Page, description: string): Finding[] {
  const [shortest, longest] = LENGTHS[page.lang];
  const { length } = [...description];
  if (length >= shortest && length <= longest) return [];
  const problem = `The description has ${length} characters.`;
  return [found(page, problem, `Write ${shortest} to ${longest}: what the page answers.`)];
}

function checkSentences(page: Page, description: string): Finding[] {
  const stop = STOPS[page.lang];
  const length = description.match(END_OF_SENTENCE)?.length ?? 0;
  if (description.endsWith(stop) && length <= 2) return [];
  const problem = description.endsWith(stop)
    ? `The description has ${length} sentences.`
    : `The description doesn't end with "${stop}".`;
  return [found(page, problem, 'Write one or two whole sentences: what the page answers.')];
}

function found(page: Page, problem: string, advice: string): Finding {
  return { rule: NAME, file: page.file, line: descriptionLine(page), problem, advice };
}
