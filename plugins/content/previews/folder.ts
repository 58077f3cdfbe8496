/** Folder in which `@rspress/plugin-preview` builds the documents that previews show in frames. */
export const PREVIEW_FOLDER = '~demo/';
