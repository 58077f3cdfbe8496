import type { Language } from '../../site/languages';

/** Maximum length of a sentence: words in English, characters in Chinese. */
export const LONGEST_SENTENCE: Record<Language, number> = { en: 35, zh: 90 };

/** Maximum number of sentences in a paragraph. */
export const LONGEST_PARAGRAPH = 6;
