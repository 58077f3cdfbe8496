/** Id of the last element of a page, which is missing if only a part of the page arrived. */
export const END_ID = '__end';
