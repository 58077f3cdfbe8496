/** Languages of the site. The first one has no prefix in its paths. */
export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * Language of a page.
 * @param path path of the page; a language other than the first one may be any of its segments, such as the one after a
 * base path
 */
export function languageOfPath(path: string): Language {
  const segments = path.split('/');
  return LANGUAGES.slice(1).find(lang => segments.includes(lang)) ?? LANGUAGES[0];
}

/** Start of the paths of a language's pages, after the base path: nothing for English, `/zh` for Chinese. */
export function languagePrefix(lang: string): string {
  return lang === 'en' ? '' : `/${lang}`;
}

/** Path of a language's home page, after the base path. */
export function homePath(lang: string): string {
  return `${languagePrefix(lang)}/`;
}
