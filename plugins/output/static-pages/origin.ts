import { removeNode } from '@parse5/tools';
import { elementsIn, type PageTree } from '../../support/page-tree';

/** Says what a build without the site's origin leaves out, and how to get it. */
export const MISSING_ORIGIN =
  "SITE_ORIGIN isn't set. Set it to the origin of the site, such as https://docs.example.com, to add canonical and hreflang links, structured data and a social image for each page, to have the sitemap list full URLs, and to write the feeds of releases.";

/**
 * Removes the links to the translations from a page's head: search engines ignore them unless they're full URLs. The
 * language switch in the header isn't affected.
 */
export function dropAlternates(page: PageTree) {
  for (const head of elementsIn(page, 'head')) {
    for (const link of elementsIn(head, 'link', { hreflang: true })) removeNode(link);
  }
}
