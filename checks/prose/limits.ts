import type { Language } from '../corpus';

/** Lengths that a reader can take in. Words of English, characters of Chinese. */
export const LONGEST_SENTENCE: Record<Language, number> = { en: 35, zh: 90 };

/** Words of an English sentence, on average over the paragraphs of a page. */
export const LONGEST_AVERAGE = 20;

/** Sentences of a paragraph. */
export const LONGEST_PARAGRAPH = 6;

/** Words of a page. Chinese needs half as many characters more than English needs words. */
export const LONGEST_PAGE: Record<Language, number> = { en: 1200, zh: 1800 };

/** Pages that walk through more than one task. */
export const LONG_PAGES: Record<string, Record<Language, number>> = {
  'guide/basic/deploy': { en: 2000, zh: 3000 },
  'guide/basic/use-mdx': { en: 2000, zh: 3000 },
  'guide/default-theme/components': { en: 2000, zh: 3000 },
  'guide/migration/from-docusaurus': { en: 1500, zh: 2250 },
  'guide/migration/from-rspress-1': { en: 2500, zh: 3750 },
  'guide/migration/from-vitepress': { en: 1500, zh: 2250 },
  'guide/start/tutorial': { en: 2000, zh: 3000 },
  'guide/troubleshooting': { en: 6000, zh: 9000 },
  'plugin/system/plugin-api': { en: 3000, zh: 4500 },
};
