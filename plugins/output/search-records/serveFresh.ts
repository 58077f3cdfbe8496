/** The search in the dev server, which reads the pages whenever a reader opens the search. */
import { logger } from '@rspress/core';
import { type IndexFiles, SEARCH_FOLDER } from '../../../search/write-index';
import type { IndexesByLanguage } from './readAll';

type Respond = (
  request: { url?: string },
  response: {
    statusCode: number;
    setHeader(name: string, value: string): unknown;
    end(body: string): unknown;
  },
  next: () => void,
) => void;

/** Reads the pages of a language, or of all languages. */
export type ReadIndexes = (lang?: string) => Promise<IndexesByLanguage>;

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
 * Returns a middleware that serves the worker's script and indexes. Whoever requests a language's start file gets an
 * index of the pages as they are now, in a folder of its own, so that its files fit together.
 */
export function serveFresh(readIndexes: ReadIndexes, worker: () => Promise<{ content: string }>): Respond {
  const kept = new Map<string, IndexFiles>();
  const makeIndex = async (lang: string) => {
    const index = (await readIndexes(lang)).get(lang);
    if (!index) throw new Error(`There is no search for the language "${lang}".`);
    kept.delete(index.folder);
    kept.set(index.folder, index);
    for (const folder of [...kept.keys()].slice(0, -KEPT)) kept.delete(folder);
    return index.folder;
  };
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
        response.setHeader('Location', `../${await makeIndex(lang)}/${name}`);
        return response.end('');
      }
      const content = kept.get(folder)?.files.get(name);
      response.statusCode = content === undefined ? 404 : 200;
      response.setHeader('Content-Type', 'application/json');
      response.end(content ?? 'null');
    } catch (error) {
      // A page may be invalid MDX while its author is writing it; the message names it.
      logger.error(error);
      response.statusCode = 500;
      response.end('');
    }
  };
}
