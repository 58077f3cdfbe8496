import { createHash } from 'node:crypto';
import { type OfflineFile, type OfflineManifest, STATIC_FOLDER } from '../../../site/offline-copy';

/** @param url path in the output, with slashes */
export function offlineFile(url: string, content: Buffer): OfflineFile {
  const revision = url.startsWith(STATIC_FOLDER) ? null : hash(content);
  return { url, revision, size: content.length };
}

/** The list of a language's files in a fixed order, so that the same site has the same version. */
export function makeManifest(lang: string, files: OfflineFile[]): OfflineManifest {
  const sorted = [...files].sort((a, b) => (a.url < b.url ? -1 : 1));
  return {
    lang,
    version: hash(JSON.stringify(sorted)),
    size: sorted.reduce((sum, { size }) => sum + size, 0),
    files: sorted,
  };
}

/** Returns seven hexadecimal digits, which are few enough to read aloud. */
function hash(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 7);
}
