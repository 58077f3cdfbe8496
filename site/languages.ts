/** Languages of the site. The first one has no prefix in its paths. */
export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * Language of a page.
 * @param path path of the page after the base path, with or without a slash at its start
 */
export function languageOfPath(path: string): Language {
  const [first] = path.replace(/^\//, '').split('/');
  return LANGUAGES.find(lang => lang === first) ?? LANGUAGES[0];
}

/** Start of the paths of a language's pages, after the base path: nothing for English, `/zh` for Chinese. */
export function languagePrefix(lang: string): string {
  return lang === 'en' ? '' : `/${lang}`;
}

/** Path of a language's home page, after the base path. */
export function homePath(lang: string): string {
  return `${languagePrefix(lang)}/`;
}
