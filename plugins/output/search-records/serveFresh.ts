/** The search in the dev server, which reads the pages for each request. */
import { logger } from '@rspress/core';
import { FILES } from '../../../search/index-format';
import { SEARCH_FOLDER } from '../../../search/write-index';
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

/** Part of the names, instead of a hash. */
const FRESH = 'dev';
const FRESH_FILE = new RegExp(`/(\\w+)-${FRESH}/([\\w-]+\\.json)$`);
export const FRESH_WORKER = `${SEARCH_FOLDER}/worker-${FRESH}.js`;

export function freshFolder(lang: string): string {
  return `${lang}-${FRESH}`;
}

/** Returns a middleware that serves the worker's script and an index of the pages as they are now. */
export function serveFresh(readIndexes: ReadIndexes, worker: () => Promise<{ content: string }>): Respond {
  const served = new Map<string, Promise<IndexesByLanguage>>();
  const read = async (lang: string, name: string) => {
    // The other files have to fit the start file, so they come from the same read.
    if (name === FILES.start || !served.has(lang)) served.set(lang, readIndexes(lang));
    return (await served.get(lang))?.get(lang)?.files.get(name) ?? 'null';
  };
  return async ({ url = '' }, response, next) => {
    const [, lang = '', name] = FRESH_FILE.exec(url) ?? [];
    const isWorker = url.endsWith(`/${FRESH_WORKER}`);
    if (!name && !isWorker) return next();
    try {
      const content = name ? await read(lang, name) : (await worker()).content;
      response.setHeader('Content-Type', name ? 'application/json' : 'text/javascript');
      response.end(content);
    } catch (error) {
      // A page may be invalid MDX while its author is writing it; the message names it.
      logger.error(error);
      response.statusCode = 500;
      response.end('');
    }
  };
}
