/** What the pages and the worker agree on about the copies that readers save, one a language. */

/** A file that a language needs offline. */
export interface OfflineFile {
  /** Path below the base path, without a slash at its start: `guide/basic/ssg.html`. */
  url: string;
  /** What the file's content is known by; `null` where its name says it already. */
  revision: string | null;
  /** In bytes. */
  size: number;
}

/** Everything that a language needs offline, as the site has it now. */
export interface OfflineManifest {
  lang: string;
  /** Changes with every file. */
  version: string;
  /** Of all files together, in bytes. */
  size: number;
  files: OfflineFile[];
}

/** What a reader has: complete, and served while there is no network. */
export interface SavedManifest extends OfflineManifest {
  /** Time as ISO 8601 has it. */
  savedAt: string;
}

export const WORKER_FILE = 'service-worker.js';
export const MANIFEST_FOLDER = 'offline/';
/** Below it, a file's name changes with its content. */
export const STATIC_FOLDER = 'static/';
export const NOT_FOUND_FILE = '404.html';

/** Path of a language's manifest below the base path. */
export function manifestFile(lang: string): string {
  return `${MANIFEST_FOLDER}${lang}.json`;
}

/** Common start of the names of this site's caches: an origin can have several sites. */
export function cachePrefix(base: string): string {
  return `docs-offline ${base} `;
}

export function cacheName(base: string, lang: string): string {
  return cachePrefix(base) + lang;
}

/**
 * Address that a file is kept under. Two versions of a page can lie side by side, so that a new version can be
 * complete before it takes the place of the old one.
 */
export function cacheKey(base: string, { url, revision }: OfflineFile): string {
  return encodeURI(base + url) + (revision ? `?revision=${revision}` : '');
}

/** What a page asks the worker for. */
export type Command =
  /** Fetch a file, unless it is there. */
  | { type: 'keep'; lang: string; file: OfflineFile }
  /** From now on serve these files, which are all there. */
  | { type: 'commit'; manifest: SavedManifest }
  /** Drop what no served version needs, unless another tab may still need it. */
  | { type: 'tidy'; lang: string };

/**
 * Why a copy could not be made: a file could not be had, there is no room for it, the browser does not let the site
 * keep anything, or it has stopped the worker.
 */
export type Failure = 'network' | 'room' | 'refused' | 'stopped';

/** How often a worker that is busy with a command says so, in ms. */
export const BEAT_INTERVAL = 5000;

/** The worker's answer to a command. */
export interface Answer {
  failure?: Failure;
}

/**
 * @param json a manifest as it came from the network or out of a cache
 * @throws Error where it is none
 */
export function parseManifest(json: unknown): SavedManifest {
  const { lang, version, size, files, savedAt = '' } = Object(json) as Partial<SavedManifest>;
  if (typeof lang !== 'string' || typeof version !== 'string' || typeof size !== 'number') throw notOne();
  if (!Array.isArray(files) || typeof savedAt !== 'string') throw notOne();
  return { lang, version, size, savedAt, files: files.map(parseFile) };
}

function parseFile(json: unknown): OfflineFile {
  const { url, revision = null, size } = Object(json) as Partial<OfflineFile>;
  if (typeof url !== 'string' || typeof size !== 'number') throw notOne();
  if (revision !== null && typeof revision !== 'string') throw notOne();
  return { url, revision, size };
}

function notOne(): Error {
  return new Error('This is no list of the files of a language.');
}
