import type { Page } from '../corpus';
import type { Finding, Rule } from '../finding';

const NAME = 'both-languages';

/** Checks that pages and fragments exist in both languages, so that the language switch always has a target. */
export const bothLanguagesRule: Rule = {
  name: NAME,
  description: 'Every page and fragment exists in English and in Chinese, under the same path.',
  check({ pages }) {
    const files = new Set(pages.map(({ file }) => file));
    return pages.flatMap((page): Finding[] => {
      const translation = translationOf(page);
      if (files.has(translation)) return [];
      return [
        {
          rule: NAME,
          file: page.file,
          line: 1,
          problem: `The page isn't there in ${page.lang === 'en' ? 'Chinese' : 'English'}.`,
          advice: `Write ${translation}, or delete this one.`,
        },
      ];
    });
  },
};

function translationOf({ file, lang }: Page): string {
  return lang === 'en' ? file.replace('/en/', '/zh/') : file.replace('/zh/', '/en/');
}
