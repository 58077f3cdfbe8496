import type { Page } from '../corpus';
import type { Finding, Rule } from '../finding';

const NAME = 'twin-pages';

/** Every page and every fragment exists in both languages, so that the language switch always leads somewhere. */
export const twinPagesRule: Rule = {
  name: NAME,
  description: 'Every page and fragment exists in English and in Chinese, under the same path.',
  check({ pages }) {
    const files = new Set(pages.map(({ file }) => file));
    return pages.flatMap((page): Finding[] => {
      const twin = twinFile(page);
      if (files.has(twin)) return [];
      return [
        {
          rule: NAME,
          file: page.file,
          line: 1,
          problem: `The page has no twin in ${page.lang === 'en' ? 'Chinese' : 'English'}.`,
          mend: `Write ${twin}, or delete this one.`,
        },
      ];
    });
  },
};

function twinFile({ file, lang }: Page): string {
  return lang === 'en' ? file.replace('/en/', '/zh/') : file.replace('/zh/', '/en/');
}
