/** What the paths of a language's pages begin with, after the base path: nothing for English, `/zh` for Chinese. */
export function languagePrefix(lang: string): string {
  return lang === 'en' ? '' : `/${lang}`;
}
