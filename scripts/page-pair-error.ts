/** Says why a page can't be created. No files have been changed then. */
export class PagePairError extends Error {
  override name = 'PagePairError';
}
