import { contractChanged } from '../../../contracts/changed';
import { PAGE_DATA_ID } from '../../../theme/parts/PageText/pageJson';

export const TEXT_PRELOAD = /<link rel="preload" href="[^"]*\/route-[^"/]*\.js" as="script">\n?/g;
/** A preloaded script in any form. */
const ANY_PRELOAD = /<link\b(?=[^>]*\brel="?(?:module)?preload\b)(?=[^>]*\.js\b)[^>]*>/;

/**
 * Removes the core's preload of the script with a page's text. A page that contains its data doesn't need that script
 * at once; see `theme/parts/PageText`.
 * @param html a whole static page
 * @throws Error if the core preloads a script in another form
 */
export function dropTextPreload(html: string): string {
  if (!html.includes(`id="${PAGE_DATA_ID}"`)) return html;
  const dropped = html.replace(TEXT_PRELOAD, '');
  const [head = ''] = dropped.split('</head>');
  const [other] = ANY_PRELOAD.exec(head) ?? [];
  if (other) throw contractChanged('text-preload', `A page has ${other}.`);
  return dropped;
}
