import type { Language } from '../corpus';

/** Maximum length of a sentence: words in English, characters in Chinese. */
export const LONGEST_SENTENCE: Record<Language, number> = { en: 35, zh: 90 };

/** Maximum average length of the sentences in an English page's paragraphs, in words. */
export const LONGEST_AVERAGE = 20;

/** Maximum number of sentences in a paragraph. */
export const LONGEST_PARAGRAPH = 6;

/** Maximum length of a page. Chinese needs 1.5 times as many characters as English needs words. */
export const LONGEST_PAGE: Record<Language, number> = { en: 1200, zh: 1800 };

/** Reference pages are looked up rather than read, but phones also have to lay them out. */
const REFERENCE: Record<Language, number> = { en: 3000, zh: 4800 };

/** Maximum length of pages that walk through more than one task, and of reference pages. */
export const LONG_PAGES: Record<string, Record<Language, number>> = {
  'api/client-api/api-runtime': REFERENCE,
  'api/client-api/content-components': REFERENCE,
  'api/client-api/css-variables': REFERENCE,
  'api/commands': REFERENCE,
  'api/config/config-basic': REFERENCE,
  'api/config/config-build': REFERENCE,
  'api/config/config-frontmatter': REFERENCE,
  'api/config/config-i18n': REFERENCE,
  'api/config/config-theme': REFERENCE,
  'guide/basic/deploy': { en: 2000, zh: 3000 },
  'guide/basic/use-mdx': { en: 2000, zh: 3000 },
  'guide/default-theme/components': { en: 2000, zh: 3000 },
  'guide/migration/from-docusaurus': { en: 1700, zh: 2550 },
  'guide/migration/from-rspress-1': { en: 2700, zh: 4050 },
  'guide/migration/from-vitepress': { en: 1750, zh: 2625 },
  'guide/start/tutorial': { en: 2000, zh: 3000 },
  'guide/troubleshooting': { en: 6000, zh: 9000 },
  'plugin/system/plugin-api': REFERENCE,
};
