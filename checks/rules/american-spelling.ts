import type { Page } from '../corpus';
import type { Finding, Rule } from '../finding';
import { BRITISH_SPELLINGS, type BritishSpelling } from '../prose/british-spellings';
import { matchesIn } from '../prose/matches';

const NAME = 'american-spelling';

/** Finds British spellings. Names in code are American, so a page with both spellings is harder to search. */
export const americanSpellingRule: Rule = {
  name: NAME,
  description: 'English pages have American spelling.',
  check: ({ pages }) =>
    pages
      .filter(({ lang }) => lang === 'en')
      .flatMap(page => BRITISH_SPELLINGS.flatMap(spelling => findSpelling(page, spelling))),
};

function findSpelling(page: Page, { pattern, american }: BritishSpelling): Finding[] {
  return matchesIn(page, pattern).map(({ text, line }) => ({
    rule: NAME,
    file: page.file,
    line,
    problem: `"${text}" is British.`,
    advice: `Write "${text.replace(pattern, american)}".`,
  }));
}
