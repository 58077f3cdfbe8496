import { stripVTControlCharacters } from 'node:util';

/** Start of a message about a page: a mark of the bundler, the page's file, and the place in it. */
const OF_PAGE = /^[\s×]*(docs\/(?:en|zh)\/\S+\.mdx?):\d+(?::\d+)? /;

/**
 * @param errors messages of the compiler, which have colors in some terminals
 * @returns the pages that they're about, or nothing if one is about something that all pages need
 */
export function brokenPages(errors: string[]): string[] {
  const files = errors.map(error => OF_PAGE.exec(stripVTControlCharacters(error))?.[1]);
  return files.every(file => file !== undefined) ? files : [];
}
