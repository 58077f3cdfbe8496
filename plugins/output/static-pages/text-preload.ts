import { getAttribute, removeNode } from '@parse5/tools';
import { PAGE_DATA_ID } from '../../../theme/parts/PageText/pageJson';
import { elementsIn, type PageTree } from '../../support/page-tree';

/** File of a page's text, as the core names it. */
const TEXT_SCRIPT = /\/route-[^/]*\.js$/;

/**
 * Removes the core's preload of the script with a page's text. A page that contains its data doesn't need that script
 * at once; see `theme/parts/PageText`.
 * @throws Error if the core preloads another script
 */
export function dropTextPreload(page: PageTree) {
  if (elementsIn(page, 'script', { id: PAGE_DATA_ID }).length === 0) return;
  for (const link of elementsIn(page, 'link')) {
    const [rel, href] = ['rel', 'href'].map(name => getAttribute(link, name) ?? '');
    if (!/^(?:module)?preload$/.test(rel ?? '') || !href?.endsWith('.js')) continue;
    if (!TEXT_SCRIPT.test(href)) {
      throw new Error(
        `The core should preload only the script of a page's text, which matches ${TEXT_SCRIPT}, but a page preloads ${href}: adapt \`TEXT_SCRIPT\` in plugins/output/static-pages/text-preload.ts.`,
      );
    }
    removeNode(link);
  }
}
