/** Start of the paths of a language's pages, after the base path: nothing for English, `/zh` for Chinese. */
export function languagePrefix(lang: string): string {
  return lang === 'en' ? '' : `/${lang}`;
}
