export const NAME = '@paper-boat/rspress-plugin-reading-time';

export interface ReadingTimeOptions {
  /** Words a minute. */
  wordsPerMinute?: number;
  /** Chinese and Japanese characters a minute. */
  charactersPerMinute?: number;
  /** Address of the list of pages, or `false` for no list. */
  listPath?: string | false;
}

/** @throws Error that names the option */
export function parseOptions(options: ReadingTimeOptions): Required<ReadingTimeOptions> {
  const {
    wordsPerMinute = 220,
    charactersPerMinute = 400,
    listPath = '/reading-list',
    ...unknown
  } = options;
  const known = { wordsPerMinute, charactersPerMinute, listPath };
  for (const name of Object.keys(unknown)) {
    throw new Error(`${NAME}: unknown option "${name}", expected one of ${Object.keys(known).join(', ')}`);
  }
  for (const [name, value] of Object.entries({ wordsPerMinute, charactersPerMinute })) {
    if (typeof value !== 'number' || !(value > 0)) {
      throw new Error(`${NAME}: ${name} must be a number above 0, got ${JSON.stringify(value)}`);
    }
  }
  if (listPath !== false && !/^\/./.test(listPath)) {
    throw new Error(`${NAME}: listPath must begin with a slash, got ${JSON.stringify(listPath)}`);
  }
  return known;
}
