import type { Page } from '../corpus';
import type { Finding, Rule } from '../finding';
import { CHINESE_PHRASES } from '../prose/chinese-phrases';
import { ENGLISH_PHRASES } from '../prose/english-phrases';
import { matchesIn } from '../prose/matches';
import type { Phrase } from '../prose/phrases';

const NAME = 'phrases';
const PHRASES = { en: ENGLISH_PHRASES, zh: CHINESE_PHRASES };

/** Finds unusual words, and Chinese that follows English word for word, because readers stumble over both. */
export const phrasesRule: Rule = {
  name: NAME,
  description: 'Pages have none of the phrases that an editor would change.',
  isHint: true,
  check: ({ pages }) => pages.flatMap(page => PHRASES[page.lang].flatMap(phrase => findPhrase(page, phrase))),
};

function findPhrase(page: Page, { pattern, instead }: Phrase): Finding[] {
  return matchesIn(page, pattern).map(({ text, line }) => ({
    rule: NAME,
    file: page.file,
    line,
    problem: `"${text}" isn't how these pages say it.`,
    advice: `Write instead: ${instead}.`,
  }));
}
