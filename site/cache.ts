/**
 * Folder for results that take long to compute and stay valid from run to run. It's outside of `node_modules`, because
 * `npm ci` empties that, and CI restores it between runs. Deleting it costs time and nothing else.
 */
export const CACHE_DIR = '.cache';
