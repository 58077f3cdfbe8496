import { PAGE_DATA_ID } from '../../../theme/parts/PageText/pageJson';

/** What the core writes for the script of a page's text. */
const TEXT_PRELOAD = /<link rel="preload" href="[^"]*\/route-[^"/]*\.js" as="script">\n?/g;
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
  if (other) {
    throw new Error(
      `The core should preload only the script of a page's text, as <link rel="preload" href="…/route-….js" as="script">, but a page has ${other}: adapt \`TEXT_PRELOAD\` in plugins/output/static-pages/text-preload.ts.`,
    );
  }
  return dropped;
}
