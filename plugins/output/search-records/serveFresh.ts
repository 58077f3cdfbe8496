/** The search in the dev server, which reads the pages for each request. */
import { logger } from '@rspress/core';
import type { SearchFileNames } from '../../../search/worker';
import { type RecordFile, SEARCH_FOLDER } from '../../../search/write-records';
import type { RecordsByLanguage } from './readAll';

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
export type ReadRecords = (lang?: string) => Promise<RecordsByLanguage>;

/** Part of the files' names, instead of a hash. */
const FRESH = 'dev';
const FRESH_RECORDS = new RegExp(`/(head|passages)\\.(\\w+)\\.${FRESH}\\.json$`);
export const FRESH_WORKER = `${SEARCH_FOLDER}/worker-${FRESH}.js`;

export function freshNames(lang: string): SearchFileNames {
  return { head: `head.${lang}.${FRESH}.json`, passages: `passages.${lang}.${FRESH}.json` };
}

/** Returns a middleware that serves the worker's script and the records of the pages as they are now. */
export function serveFresh(readRecords: ReadRecords, worker: () => Promise<RecordFile>): Respond {
  const served = new Map<string, Promise<RecordsByLanguage>>();
  const records = async (kind: string, lang: string) => {
    // Both files of a language come from one read, so that the passages match the head that was served before.
    if (kind === 'head') served.set(lang, readRecords(lang));
    const files = (await served.get(lang))?.get(lang);
    return (kind === 'head' ? files?.head : files?.passages)?.content ?? 'null';
  };
  return async ({ url = '' }, response, next) => {
    const [, kind, lang = ''] = FRESH_RECORDS.exec(url) ?? [];
    const isWorker = url.endsWith(`/${FRESH_WORKER}`);
    if (!kind && !isWorker) return next();
    try {
      const content = kind ? await records(kind, lang) : (await worker()).content;
      response.setHeader('Content-Type', kind ? 'application/json' : 'text/javascript');
      response.end(content);
    } catch (error) {
      // A page may be invalid MDX while its author is writing it; the message names it.
      logger.error(error);
      response.statusCode = 500;
      response.end('');
    }
  };
}
