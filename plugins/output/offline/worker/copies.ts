import {
  cacheKey,
  cacheName,
  manifestFile,
  parseManifest,
  type SavedManifest,
} from '../../../../site/offline-copy';
import { candidateFiles } from '../lookup';
import { BASE } from './scope';
import { SETTINGS } from './settings';

/** The complete copies, in all languages. */
export async function savedCopies(): Promise<SavedManifest[]> {
  const copies = await Promise.all(SETTINGS.languages.map(({ lang }) => savedCopy(lang)));
  return copies.filter(copy => copy !== undefined);
}

/** The copy of a language that's served; `undefined` if none was saved completely. */
export async function savedCopy(lang: string): Promise<SavedManifest | undefined> {
  const kept = await caches.match(BASE + manifestFile(lang), within(lang));
  return kept ? parseManifest(await kept.json()) : undefined;
}

/** The saved file that a static host would serve at a path below the base path. */
export async function findSaved(path: string, copies: SavedManifest[]): Promise<Response | undefined> {
  for (const url of candidateFiles(path)) {
    for (const { lang, files } of copies) {
      const file = files.find(known => known.url === url);
      const response = file && (await caches.match(cacheKey(BASE, file), within(lang)));
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
    const response = await caches.match(encodeURI(BASE + path), within(lang));
    if (response) return response;
  }
  return undefined;
}

/** Options to look only in a language's cache. `Vary` headers are ignored: a file is the same for every request. */
function within(lang: string): MultiCacheQueryOptions {
  return { cacheName: cacheName(BASE, lang), ignoreVary: true };
}
