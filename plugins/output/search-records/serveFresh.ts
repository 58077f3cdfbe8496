/** The search in the dev server, which reads the pages that have changed when someone opens it. */
import { logger } from '@rspress/core';
import { type IndexFiles, SEARCH_FOLDER } from '../../../search/write-index';
import type { KeptIndexes } from './keptIndexes';
import type { Output } from './readAll';

type Respond = (
  request: { url?: string },
  response: {
    statusCode: number;
    setHeader(name: string, value: string): unknown;
    end(body: string): unknown;
  },
  next: () => void,
) => void;

interface Sources {
  /** Reads the pages of a language. */
  read(lang: string): Promise<Output>;
  /** Changes when a source of a language's index changes. */
  state(lang: string): Promise<string>;
  stored: KeptIndexes;
}

export interface FreshIndexes {
  /** Returns the folder of a language's index, made from the pages as they are now. */
  folderOf(lang: string): Promise<string>;
  /** Returns the content of a file of an index that some tab may use. */
  contentOf(folder: string, name: string): string | undefined;
  /** Makes the indexes before anyone asks for them. */
  prepare(languages: string[]): Promise<void>;
}

/** Part of the names that the worker knows, instead of a hash. */
const FRESH = 'dev';
const FILE = new RegExp(`/${SEARCH_FOLDER}/((\\w+)-(\\w+))/([\\w-]+\\.json)$`);
export const FRESH_WORKER = `${SEARCH_FOLDER}/worker-${FRESH}.js`;
/** Open tabs need the files of the index that they started with. */
const KEPT = 8;

export function freshFolder(lang: string): string {
  return `${lang}-${FRESH}`;
}

/**
 * Keeps an index of each language, and reads the pages again only if a source has changed, even since an earlier start.
 * Pages that can't be read are left out and named in the terminal.
 */
export function freshIndexes({ read, state, stored }: Sources): FreshIndexes {
  const kept = new Map<string, IndexFiles>();
  const latest = new Map<string, { state: string; folder: Promise<string> }>();
  const readPages = async (lang: string, now: string) => {
    const { indexes, unreadable } = await read(lang);
    for (const message of unreadable) logger.warn(`The search leaves out a page. ${message}`);
    const index = indexes.get(lang);
    if (!index) throw new Error(`There is no search for the language "${lang}".`);
    // The pages that are left out are named after the next start, too.
    if (unreadable.length === 0) await stored.write(lang, now, index);
    return index;
  };
  const makeIndex = async (lang: string, now: string) => {
    const index = (await stored.read(lang, now)) ?? (await readPages(lang, now));
    kept.delete(index.folder);
    kept.set(index.folder, index);
    for (const folder of [...kept.keys()].slice(0, -KEPT)) kept.delete(folder);
    return index.folder;
  };
  const folderOf = async (lang: string) => {
    const now = await state(lang);
    const last = latest.get(lang);
    if (last?.state === now && kept.has(await last.folder)) return last.folder;
    const folder = makeIndex(lang, now);
    latest.set(lang, { state: now, folder });
    folder.catch(() => latest.delete(lang));
    return folder;
  };
  return {
    folderOf,
    contentOf: (folder, name) => kept.get(folder)?.files.get(name),
    async prepare(languages) {
      // Whoever asks for the index gets the error.
      for (const lang of languages) await folderOf(lang).catch(() => {});
    },
  };
}

/**
 * Returns a middleware that serves the worker's script and indexes. Whoever requests a language's start file gets an
 * index of the pages as they are now, in a folder of its own, so that its files fit together.
 */
export function serveFresh(indexes: FreshIndexes, worker: () => Promise<{ content: string }>): Respond {
  return async ({ url = '' }, response, next) => {
    const [, folder = '', lang = '', build, name = ''] = FILE.exec(url) ?? [];
    try {
      if (url.endsWith(`/${FRESH_WORKER}`)) {
        response.setHeader('Content-Type', 'text/javascript');
        return response.end((await worker()).content);
      }
      if (!folder) return next();
      if (build === FRESH) {
        response.statusCode = 302;
        response.setHeader('Location', `../${await indexes.folderOf(lang)}/${name}`);
        return response.end('');
      }
      const content = indexes.contentOf(folder, name);
      response.statusCode = content === undefined ? 404 : 200;
      response.setHeader('Content-Type', 'application/json');
      response.end(content ?? 'null');
    } catch (error) {
      logger.error(error);
      response.statusCode = 500;
      response.end('');
    }
  };
}
