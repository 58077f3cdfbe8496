/** Folder with a file for each page, relative to the project's folder. */
export const VOCABULARY_FOLDER = 'search/vocabulary';

/**
 * What readers call a section or ask about it: synonyms, terms of other tools, symptoms, and questions. The first key
 * is the section's id, which is empty for the page's title; the second one is the language.
 */
export type PageVocabulary = Record<string, Record<string, string[]>>;

/**
 * Parses the vocabulary of a page.
 * @param source JSON of a file in `search/vocabulary/`
 * @param file the file's name, for the error message
 * @throws Error that says what's wrong with it
 */
export function readVocabulary(source: string, file: string): PageVocabulary {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    throw new Error(`${file} isn't JSON: ${(error as Error).message}`);
  }
  if (!isVocabulary(value)) {
    throw new Error(`${file} isn't a vocabulary. Write { "<section id>": { "en": ["…"], "zh": ["…"] } }.`);
  }
  return value;
}

function isVocabulary(value: unknown): value is PageVocabulary {
  return (
    isRecord(value) &&
    Object.values(value).every(section => isRecord(section) && Object.values(section).every(isTexts))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(item => typeof item === 'string' && item.trim() !== '' && !item.includes('\n'))
  );
}
