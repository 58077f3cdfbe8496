/** Id of each page's `main` element. No heading may use it, so it can't be a common word such as `content`. */
export const MAIN_ID = 'docs-main';
