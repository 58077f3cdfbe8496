/** What the pages and the worker agree on about the copies that readers save, one per language. */

/** A file that a language needs offline. */
export interface OfflineFile {
  /** Path below the base path, without a leading slash: `guide/basic/ssg.html`. */
  url: string;
  /** Identifies the file's content; `null` if its name already does. */
  revision: string | null;
  /** In bytes. */
  size: number;
}

/** Everything that a language needs offline, in the site's current version. */
export interface OfflineManifest {
  lang: string;
  /** Changes when any file changes. */
  version: string;
  /** Of all files together, in bytes. */
  size: number;
  files: OfflineFile[];
}

/** A reader's copy: complete, and served while there's no network. */
export interface SavedManifest extends OfflineManifest {
  /** Time in ISO 8601 format. */
  savedAt: string;
}

export const WORKER_FILE = 'service-worker.js';
export const MANIFEST_FOLDER = 'offline/';
/** The names of files below it change with their content. */
export const STATIC_FOLDER = 'static/';
export const NOT_FOUND_FILE = '404.html';

/** Path of a language's manifest below the base path. */
export function manifestFile(lang: string): string {
  return `${MANIFEST_FOLDER}${lang}.json`;
}

/** Common start of this site's cache names: an origin can have several sites. */
export function cachePrefix(base: string): string {
  return `docs-offline ${base} `;
}

export function cacheName(base: string, lang: string): string {
  return cachePrefix(base) + lang;
}

/**
 * Key that a file is cached under. Two versions of a page can be stored at the same time, so that a new version can be
 * complete before it replaces the old one.
 */
export function cacheKey(base: string, { url, revision }: OfflineFile): string {
  return encodeURI(base + url) + (revision ? `?revision=${revision}` : '');
}

/** What a page requests from the worker. */
export type Command =
  /** Fetch a file, unless it's already cached. */
  | { type: 'keep'; lang: string; file: OfflineFile }
  /** From now on, serve these files, all of which are cached. */
  | { type: 'commit'; manifest: SavedManifest }
  /** Delete what no served version needs, unless another tab may still need it. */
  | { type: 'tidy'; lang: string };

/**
 * Why a copy couldn't be made: a file couldn't be fetched, there's no room for it, the browser doesn't let the site
 * store anything, or it has stopped the worker.
 */
export type Failure = 'network' | 'room' | 'refused' | 'stopped';

/** How often a worker that's busy with a command sends a heartbeat, in ms. */
export const BEAT_INTERVAL = 5000;

/** The worker's answer to a command. */
export interface Answer {
  failure?: Failure;
}
