import { languagePrefix } from './languages';

/** The page about the releases, without a language. */
export const RELEASES_PAGE = '/guide/start/whats-new';

/** Path of that page's feed, below the home page: `zh/whats-new.xml`. */
export function releaseFeedFile(lang: string): string {
  return `${languagePrefix(lang)}/whats-new.xml`.slice(1);
}
