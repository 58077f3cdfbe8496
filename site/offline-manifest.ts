import { cacheName, manifestFile, type OfflineFile, type SavedManifest } from './offline-copy';

/** Whether the path leads out of the site's folder, or isn't only a path. */
const ELSEWHERE = /^\/|[?#]|(?:^|\/)\.{1,2}(?:\/|$)/;

/**
 * The manifest of a language's saved copy. One that's damaged counts as absent.
 * @param base the site's base path
 * @throws DOMException if the browser can't look it up
 */
export async function readSavedManifest(base: string, lang: string): Promise<SavedManifest | undefined> {
  const options = { cacheName: cacheName(base, lang), ignoreVary: true };
  const saved = await caches.match(base + manifestFile(lang), options);
  if (!saved) return undefined;
  try {
    const manifest = parseManifest(await saved.json(), lang);
    return Number.isNaN(Date.parse(manifest.savedAt)) ? undefined : manifest;
  } catch {
    return undefined;
  }
}

/**
 * @param json a manifest from the network or from a cache
 * @throws Error if it isn't the manifest of this language
 */
export function parseManifest(json: unknown, lang: string): SavedManifest {
  const { lang: own, version, size, files, savedAt = '' } = Object(json) as Partial<SavedManifest>;
  if (own !== lang || typeof version !== 'string' || !isSize(size)) throw notOne();
  if (!Array.isArray(files) || typeof savedAt !== 'string') throw notOne();
  return { lang, version, size, savedAt, files: files.map(parseFile) };
}

function parseFile(json: unknown): OfflineFile {
  const { url, revision = null, size } = Object(json) as Partial<OfflineFile>;
  if (typeof url !== 'string' || ELSEWHERE.test(url) || !isSize(size)) throw notOne();
  if (revision !== null && typeof revision !== 'string') throw notOne();
  // Throws an error if it can't be a part of a URL.
  encodeURI(url);
  return { url, revision, size };
}

function isSize(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function notOne(): Error {
  return new Error('This is no list of the files of a language.');
}
