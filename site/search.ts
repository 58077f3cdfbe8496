/** Settings of a site's search dialog. */
export const SEARCH = {
  /** Maximum number of results below one group heading. */
  maxResultsPerGroup: 5,
};
