/** Folder of the documents that previews show in frames. */
export const PREVIEW_FOLDER = '~demo/';
