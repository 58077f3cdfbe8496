import type { ChineseVariants } from './chinese-variants';
import { FILES } from './index-format';
import { decodeEntry, type TermEntry } from './postings';
import { readPage, readStart, readTerms, readTexts, readVariants } from './read-index';
import type { Outline, PageTexts } from './types';

/**
 * Fetches a file of the language's folder and parses its JSON.
 * @throws Error if it can't be fetched
 */
export type LoadFile = (name: string) => Promise<unknown>;

/** A language's index in parts, each of which is loaded when it's needed and then kept. */
export interface IndexReader {
  outline: Outline;
  /** Returns where the term is found. There are no postings if no page contains it. */
  entry(term: string): Promise<TermEntry>;
  /** Returns the longer terms that begin with these letters. */
  longerTerms(beginning: string): Promise<string[]>;
  /** Returns the words with the same first letter. */
  wordsLike(term: string): Promise<string[]>;
  page(page: number): Promise<PageTexts>;
  /** Returns titles and headings, the most important ones first. */
  titles(): Promise<string[]>;
  variants(): Promise<ChineseVariants>;
}

/** @throws Error if the start file can't be fetched or read */
export async function openIndex(load: LoadFile): Promise<IndexReader> {
  const { outline, terms, initials } = readStart(await load(FILES.start));
  const loadPart = keep(async (part: number) => readTerms(await load(FILES.terms(part))));
  const loadWords = keep(async (initial: string) => readTexts(await load(FILES.words(initial))));
  const loadPage = keep(async (page: number) => readPage(await load(FILES.page(page))));
  const loadTitles = keep(async (_: '') => readTexts(await load(FILES.titles)));
  const loadVariants = keep(async (_: '') => readVariants(await load(FILES.variants)));
  const decode = keep(async (term: string) =>
    decodeEntry((await loadPart(partOf(term, terms))).get(term) ?? ''),
  );

  return {
    outline,
    entry: decode,
    async longerTerms(beginning) {
      const first = partOf(beginning, terms);
      const last = partOf(`${beginning}\uffff`, terms);
      const parts = await Promise.all(
        Array.from({ length: last - first + 1 }, (_, index) => loadPart(first + index)),
      );
      return parts
        .flatMap(part => [...part.keys()])
        .filter(term => term.startsWith(beginning) && term !== beginning);
    },
    wordsLike: async ([initial = '']) => (initials.includes(initial) ? loadWords(initial) : []),
    page: loadPage,
    titles: () => loadTitles(''),
    variants: () => loadVariants(''),
  };
}

/** Returns the number of the part whose terms would include this one. */
function partOf(term: string, firstTerms: readonly string[]): number {
  const next = firstTerms.findIndex(first => first > term);
  return Math.max((next < 0 ? firstTerms.length : next) - 1, 0);
}

/** Keeps results by key. A failure isn't kept, so that the next call tries again. */
function keep<Key, Result>(work: (key: Key) => Promise<Result>): (key: Key) => Promise<Result> {
  const kept = new Map<Key, Promise<Result>>();
  return key => {
    const known = kept.get(key);
    if (known) return known;
    const result = work(key).catch(error => {
      kept.delete(key);
      throw error;
    });
    kept.set(key, result);
    return result;
  };
}
