import type { Page } from '../corpus';
import type { Finding, Rule } from '../finding';

const NAME = 'descriptions';
/** Shortest and longest text for a search result, in characters. A Han character says about as much as two letters. */
const LENGTHS = { en: [50, 160], zh: [25, 90] } as const;
const STOPS = { en: '.', zh: '。' } as const;
const END_OF_SENTENCE = /[。！？]|[.!?](?=\s+\p{Lu}|$)/gu;

/** Checks descriptions. Search engines, link previews, and `llms.txt` show them, or else the site's description. */
export const descriptionsRule: Rule = {
  name: NAME,
  description:
    'Every page has its own description: one or two sentences, 50–160 characters in English, 25–90 in Chinese.',
  check({ pages }) {
    const first = new Map<string, Page>();
    return pages
      .filter(({ route }) => route !== undefined)
      .flatMap(page => {
        const { description } = page.frontmatter;
        if (typeof description !== 'string' || description.trim() === '') return [missing(page)];
        const found = [...checkLength(page, description), ...checkSentences(page, description)];
        const key = `${page.lang} ${description.trim()}`;
        const other = first.get(key);
        if (other) found.push(repeated(page, other));
        else first.set(key, page);
        return found;
      });
  },
};

function missing(page: Page): Finding {
  return {
    ...at(page),
    problem: 'The page has no description.',
    advice: 'Add `description: …` to the frontmatter: what the page answers, in one or two sentences.',
  };
}

function checkLength(page: Page, description: string): Finding[] {
  const [shortest, longest] = LENGTHS[page.lang];
  const { length } = [...description.trim()];
  if (length >= shortest && length <= longest) return [];
  return [
    {
      ...at(page),
      problem: `The description has ${length} characters.`,
      advice: `Write ${shortest} to ${longest}: what the page answers, in one or two sentences.`,
    },
  ];
}

function checkSentences(page: Page, description: string): Finding[] {
  const text = description.trim();
  const stop = STOPS[page.lang];
  const length = text.match(END_OF_SENTENCE)?.length ?? 0;
  if (text.endsWith(stop) && length <= 2) return [];
  const problem = text.endsWith(stop)
    ? `The description has ${length} sentences.`
    : `The description doesn't end with "${stop}".`;
  return [{ ...at(page), problem, advice: 'Write one or two whole sentences: what the page answers.' }];
}

function repeated(page: Page, { file }: Page): Finding {
  return {
    ...at(page),
    problem: `The description is that of ${file} too.`,
    advice: 'Say what this page answers and the other does not.',
  };
}

function at(page: Page): Pick<Finding, 'rule' | 'file' | 'line'> {
  const line = page.lines.findIndex(text => text.startsWith('description:')) + 1;
  return { rule: NAME, file: page.file, line: line || 1 };
}
