import { type PageTree, parsePage, printInside } from '../../../plugins/support/page-tree';

/** HTML of a page after a step of the build. */
export function finished(html: string, step: (page: PageTree) => void): string {
  const page = parsePage(html);
  step(page);
  return printInside(page);
}
