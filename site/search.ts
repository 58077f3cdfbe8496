/** What a site may choose about its search dialog. */
export const SEARCH = {
  /** Most results below one group heading. */
  maxResultsPerGroup: 5,
};
