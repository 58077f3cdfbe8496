/**
 * Folder for results that take long to compute and stay valid from run to run. It's outside of `node_modules`, because
 * `npm ci` empties that, and CI restores it between runs. Deleting it costs time and nothing else. To build without
 * any of these results, the bench sets `SITE_CACHE_DIR` to a new folder.
 */
export const CACHE_DIR = process.env.SITE_CACHE_DIR || '.cache';
