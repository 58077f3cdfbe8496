import { PAGE_DATA_ID } from '../../../theme/parts/PageText/pageData';

const TEXT_PRELOAD = /<link rel="preload" href="[^"]*\/route-[^"/]*\.js" as="script">\n?/g;

/**
 * The core has the browser fetch the script of a page's text at once, which a page that brings its data along does
 * not need, see `theme/parts/PageText`.
 * @param html a whole static page
 */
export function dropTextPreload(html: string): string {
  return html.includes(`id="${PAGE_DATA_ID}"`) ? html.replace(TEXT_PRELOAD, '') : html;
}
