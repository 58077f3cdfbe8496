import { toSimplified } from './chinese-variants';
import { findWord, type WordMatches } from './find-word';
import { toHits } from './hits';
import type { IndexReader } from './index-reader';
import { type ParsedQuery, parseQuery } from './query';
import { rank } from './ranking';
import { SectionScores } from './score';
import { suggestQueries } from './suggest';
import type { CancelSignal, SearchAnswer, SearchOptions } from './types';

const DEFAULTS: SearchOptions = { maxResultsPerGroup: 5, hitsPerPage: 20, snippetWords: 10 };

/** Thrown when a newer query replaces this one, which isn't a failure. */
export class SearchCancelled extends Error {
  override name = 'AbortError';
  constructor() {
    super('The search was cancelled because a newer one has begun.');
  }
}

/**
 * Answers a query from the index of a language.
 * @throws SearchCancelled if the signal is aborted, because there's a newer query
 * @throws Error if a part of the index can't be fetched or read
 */
export async function search(
  query: string,
  index: IndexReader,
  given: Partial<SearchOptions> = {},
): Promise<SearchAnswer> {
  const options = { ...DEFAULTS, ...given };
  const { parsed, found } = await findWords(query, index);
  stopIf(options.signal);
  const scores = new SectionScores(found, index.outline);
  const { pages, texts, matches } = await rank(parsed, scores, index, options);
  stopIf(options.signal);
  const { outline } = index;
  const hits = toHits(pages, { outline, texts, terms: id => scores.terms(id) }, options);
  const suggestions = hits.length > 0 ? [] : suggestQueries(parsed.typed, await index.titles());
  stopIf(options.signal);
  return { query, hits, nbHits: matches, suggestions };
}

interface FoundWords {
  parsed: ParsedQuery;
  /** By word. */
  found: WordMatches[];
}

/** Finds the words of a query. If a Chinese one isn't found, it may be in Traditional Chinese, or a word of a region. */
async function findWords(query: string, index: IndexReader): Promise<FoundWords> {
  const find = async (text: string): Promise<FoundWords> => {
    const parsed = parseQuery(text);
    return { parsed, found: await Promise.all(parsed.words.map(word => findWord(word, index))) };
  };
  const typed = await find(query);
  const isFound = typed.parsed.words.every(
    ({ kind }, at) => kind !== 'han' || typed.found[at]?.sections.size !== 0,
  );
  if (isFound) return typed;
  const simplified = toSimplified(query, await index.variants());
  return simplified === query ? typed : find(simplified);
}

function stopIf(signal: CancelSignal | undefined) {
  if (signal?.aborted) throw new SearchCancelled();
}
