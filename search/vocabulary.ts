/** Below the project's folder, a file for each page. */
export const VOCABULARY_FOLDER = 'search/vocabulary';

/**
 * What readers call a section and ask about it, by its id: synonyms, words of other tools, symptoms, questions. The
 * title's own are below the empty id. By language.
 */
export type PageVocabulary = Record<string, Record<string, string[]>>;

/**
 * @param source JSON of a file in `search/vocabulary/`
 * @param file its name, for the message
 * @throws Error that says what is wrong with it
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
