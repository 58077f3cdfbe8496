import { cacheKey, cacheName, type SavedManifest } from '../../../../site/offline-copy';
import { readSavedManifest } from '../../../../site/offline-manifest';
import { candidateFiles } from '../lookup';
import { BASE } from './scope';
import { SETTINGS } from './settings';

/** The complete copies, in all languages. One that can't be read doesn't affect the others. */
export async function savedCopies(): Promise<SavedManifest[]> {
  const copies = await Promise.all(
    SETTINGS.languages.map(({ lang }) => savedCopy(lang).catch(() => undefined)),
  );
  return copies.filter(copy => copy !== undefined);
}

/** The copy of a language that's served; `undefined` if none was saved completely. */
export function savedCopy(lang: string): Promise<SavedManifest | undefined> {
  return readSavedManifest(BASE, lang);
}

/** The saved file that a static host would serve at a path below the base path. */
export async function findSaved(path: string, copies: SavedManifest[]): Promise<Response | undefined> {
  for (const url of candidateFiles(path)) {
    for (const { lang, files } of copies) {
      const file = files.find(known => known.url === url);
      const response = file && (await findFile(cacheKey(BASE, file), lang));
      if (response) return response;
    }
  }
  return undefined;
}

/**
 * A saved file whose name changes with its content, from any version of a copy: tabs that were opened before an update
 * still request the old files.
 */
export async function findStatic(path: string): Promise<Response | undefined> {
  for (const { lang } of SETTINGS.languages) {
    const response = await findFile(encodeURI(BASE + path), lang);
    if (response) return response;
  }
  return undefined;
}

/**
 * A file in a language's cache, if that can be read. `Vary` headers are ignored: a file is the same for every request.
 */
async function findFile(key: string, lang: string): Promise<Response | undefined> {
  return caches.match(key, { cacheName: cacheName(BASE, lang), ignoreVary: true }).catch(() => undefined);
}
