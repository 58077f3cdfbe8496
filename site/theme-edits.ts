/** Key under which the browser stores the theme variables that a reader edited, as the text of a style sheet. */
export const THEME_EDITS_KEY = 'rspress-docs:theme-variables';

/** Set on the root element while edited variables are in effect. Same attribute as in `site/head-script.js`. */
export const EDITED = 'data-edited';

/** Where readers edit and reset variables, without a language. */
export const EDITOR_PATH = '/api/client-api/css-variables#edit';
