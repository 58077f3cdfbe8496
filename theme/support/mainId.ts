/** Id of the `main` of every page; no heading may have it, which `content` for example would. */
export const MAIN_ID = 'docs-main';
