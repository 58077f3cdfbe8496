import type { Language } from '../../site/languages';
import type { Finding, Rule } from '../finding';
import { BANNED_WORDS, GLOSSARY } from '../glossary';
import { plainText, proseOf, withoutQuotations } from '../prose';

const NAME = 'glossary';

interface Ban {
  pattern: RegExp;
  word: string;
  advice: string;
}

/** Checks that all pages of a language use the same word for the same concept. */
export const glossaryRule: Rule = {
  name: NAME,
  description:
    'Pages use the terms of the glossary and none of the banned words, outside code and quotations.',
  check({ pages }) {
    const bans = { en: bansOf('en'), zh: bansOf('zh') };
    return pages.flatMap(page =>
      proseOf(page).flatMap(prose => {
        const text = withoutQuotations(plainText(prose));
        return bans[page.lang].flatMap(({ pattern, word, advice }): Finding[] => {
          if (!pattern.test(text)) return [];
          const problem = `"${word}" is not a word of these pages.`;
          return [{ rule: NAME, file: page.file, line: prose.line, problem, advice }];
        });
      }),
    );
  },
};

function bansOf(lang: Language): Ban[] {
  const words = BANNED_WORDS.filter(word => word.lang === lang).map(({ word, advice }) => ban(word, advice));
  if (lang === 'en') return words;
  const terms = GLOSSARY.flatMap(({ en, zh, banned }) =>
    banned.map(word => ban(word, `Write ${zh} for "${en}".`, zh)),
  );
  return [...words, ...terms];
}

/**
 * Matches Latin words as a whole, so that "just" isn't found in `just-in-time`. Chinese has no word boundaries, so 小屏
 * isn't looked for where it begins its term, 小屏幕.
 */
function ban(word: string, advice: string, term = ''): Ban {
  const rest = term.startsWith(word) ? `(?!${term.slice(word.length)})` : '';
  const pattern = /^\w/.test(word)
    ? new RegExp(`(?<![\\w-])${word}(?![\\w-])`, 'i')
    : new RegExp(word + rest);
  return { pattern, word, advice };
}
