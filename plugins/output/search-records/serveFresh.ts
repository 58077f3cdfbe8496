/** The search in the dev server, which reads the pages whenever a reader opens the search. */
import { logger } from '@rspress/core';
import { type IndexFiles, SEARCH_FOLDER } from '../../../search/write-index';
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
  /** Changes when a source of an index changes. */
  state(): Promise<string>;
  worker(): Promise<{ content: string }>;
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
 * Returns a middleware that serves the worker's script and indexes. Whoever requests a language's start file gets an
 * index of the pages as they are now, in a folder of its own, so that its files fit together. The pages are read again
 * only if a source has changed. Those that can't be read are left out and named in the terminal.
 */
export function serveFresh({ read, state, worker }: Sources): Respond {
  const kept = new Map<string, IndexFiles>();
  const latest = new Map<string, { state: string; folder: Promise<string> }>();
  const makeIndex = async (lang: string) => {
    const { indexes, unreadable } = await read(lang);
    for (const message of unreadable) logger.warn(`The search leaves out a page. ${message}`);
    const index = indexes.get(lang);
    if (!index) throw new Error(`There is no search for the language "${lang}".`);
    kept.delete(index.folder);
    kept.set(index.folder, index);
    for (const folder of [...kept.keys()].slice(0, -KEPT)) kept.delete(folder);
    return index.folder;
  };
  const folderOf = async (lang: string) => {
    const now = await state();
    const last = latest.get(lang);
    if (last?.state === now && kept.has(await last.folder)) return last.folder;
    const folder = makeIndex(lang);
    latest.set(lang, { state: now, folder });
    folder.catch(() => latest.delete(lang));
    return folder;
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
        response.setHeader('Location', `../${await folderOf(lang)}/${name}`);
        return response.end('');
      }
      const content = kept.get(folder)?.files.get(name);
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
