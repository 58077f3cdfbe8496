import type { Page } from '../corpus';
import type { Finding, Rule } from '../finding';
import { FINISHED_PAGES, type FinishedPages, pagesOn } from '../finished-pages';
import { CHINESE_PHRASES } from '../prose/chinese-phrases';
import { ENGLISH_PHRASES } from '../prose/english-phrases';
import { matchesIn } from '../prose/matches';
import type { Phrase } from '../prose/phrases';

const NAME = 'phrases';
const PHRASES = { en: ENGLISH_PHRASES, zh: CHINESE_PHRASES };

export const phrasesRule = createPhrasesRule(FINISHED_PAGES);

/** Finds unusual words, and Chinese that follows English word for word, because readers stumble over both. */
export function createPhrasesRule(finished: FinishedPages): Rule {
  return {
    name: NAME,
    description: 'Finished pages have none of the phrases that an editor would change.',
    check: corpus =>
      pagesOn(finished, corpus).flatMap(page =>
        PHRASES[page.lang].flatMap(phrase => findPhrase(page, phrase)),
      ),
  };
}

function findPhrase(page: Page, { pattern, instead }: Phrase): Finding[] {
  return matchesIn(page, pattern).map(({ text, line }) => ({
    rule: NAME,
    file: page.file,
    line,
    problem: `"${text}" isn't how these pages say it.`,
    advice: `Write instead: ${instead}.`,
  }));
}
