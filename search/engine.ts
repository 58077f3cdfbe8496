import { findWord } from './find-word';
import { toHits } from './hits';
import type { IndexReader } from './index-reader';
import { parseQuery } from './query';
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
  const parsed = parseQuery(query);
  if (parsed.words.length === 0)
    return { query, hits: [], nbHits: 0, suggestions: await suggest(query, index) };
  const found = await Promise.all(parsed.words.map(word => findWord(word, index)));
  stopIf(options.signal);
  const scores = new SectionScores(found, index.outline);
  const { pages, texts, matches } = await rank(parsed, scores, index, options);
  stopIf(options.signal);
  const { outline } = index;
  const hits = toHits(pages, { outline, texts, terms: id => scores.terms(id) }, options);
  const suggestions = hits.length > 0 ? [] : await suggest(query, index);
  stopIf(options.signal);
  return { query, hits, nbHits: matches, suggestions };
}

async function suggest(query: string, index: IndexReader): Promise<string[]> {
  return suggestQueries(query, await index.titles());
}

function stopIf(signal: CancelSignal | undefined) {
  if (signal?.aborted) throw new SearchCancelled();
}
