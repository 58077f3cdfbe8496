import { toHits } from './hits';
import { parseQuery, phraseOf } from './query';
import { matchedTerms, type RankingSource, rank } from './ranking';
import { SectionIndex, type WordMatches } from './section-index';
import { createBreathe, type Pause, pauseForPage } from './slices';
import { suggestQueries } from './suggest';
import type { CancelSignal, HeadRecords, PassageRecords, SearchAnswer, SearchOptions } from './types';

const DEFAULTS: SearchOptions = { maxResultsPerGroup: 5, hitsPerPage: 20, snippetWords: 10 };

/**
 * The embedded search of one language. At first, it searches titles, headings, and names in the text. Once passages have
 * been added, it searches them and the names in code, too. Work is done in slices with pauses between them, so that a newer query can cancel it.
 */
export interface SearchEngine {
  readonly lang: string;
  /** Whether passages are searched too. */
  readonly isComplete: boolean;
  /**
   * @throws Error if the passages belong to other head records
   * @throws SearchCancelled if the signal is aborted
   */
  addPassages(records: PassageRecords, signal?: CancelSignal): Promise<void>;
  /** @throws SearchCancelled if the signal is aborted, because there's a newer query */
  search(query: string, options?: Partial<SearchOptions>): Promise<SearchAnswer>;
}

export interface EngineSettings {
  /** Hash of the head file; `undefined` accepts any passages. */
  headHash?: string;
  /** Runs between slices; defaults to `pauseForPage`. */
  pause?: Pause;
  signal?: CancelSignal;
}

/** @throws SearchCancelled if the signal is aborted while the index is built */
export async function createSearchEngine(
  head: HeadRecords,
  settings: EngineSettings = {},
): Promise<SearchEngine> {
  const { headHash, pause = pauseForPage, signal } = settings;
  const index = new SectionIndex();
  await index.addHead(head, createBreathe(pause, signal));

  let passages: string[][] = [];
  let vocabulary: string[][] = [];
  /** Cache of sections' vocabulary in a form to compare with queries; successive keystrokes need the same sections. */
  const phrases = new Map<number, string[]>();
  let isComplete = false;
  const source: RankingSource = {
    head,
    above: createAbove(head),
    passages: id => passages[id] ?? [],
    vocabulary: id => vocabulary[id] ?? [],
    phrases: id => {
      const known = phrases.get(id) ?? vocabulary[id]?.map(phraseOf) ?? [];
      if (isComplete) phrases.set(id, known);
      return known;
    },
  };

  return {
    lang: head.lang,
    get isComplete() {
      return isComplete;
    },
    async addPassages(records, passagesSignal) {
      if (isComplete) return;
      checkFit(records, head, headHash);
      passages = records.passages;
      vocabulary = records.vocabulary;
      await index.addPassages(records, createBreathe(pause, passagesSignal));
      isComplete = true;
    },
    async search(query, given = {}) {
      const options = { ...DEFAULTS, ...given };
      const breathe = createBreathe(pause, options.signal);
      const parsed = parseQuery(query);
      const found: WordMatches[] = [];
      for (const word of parsed.words) {
        const paused = breathe();
        if (paused) await paused;
        found.push(index.find(word));
      }
      const pages = await rank(parsed, found, source, breathe);
      const paused = breathe();
      if (paused) await paused;
      const terms = (id: number) => matchedTerms(id, found, source);
      const hits = toHits(pages, { ...source, terms }, options);
      return {
        query,
        hits,
        nbHits: pages.reduce((count, page) => count + page.sections.length, 0),
        suggestions: hits.length > 0 ? [] : suggestQueries(query, head),
      };
    },
  };
}

function checkFit(records: PassageRecords, head: HeadRecords, headHash: string | undefined) {
  const isOther = headHash !== undefined && records.head !== headHash;
  if (isOther || records.lang !== head.lang || records.passages.length !== head.sections.length) {
    throw new Error(
      `The search passages (${records.lang}, ${records.head}) do not belong to the loaded head records ` +
        `(${head.lang}, ${headHash ?? 'no hash'}); reload the page to get both from the same build.`,
    );
  }
}

/** Returns a function that finds the headings above a section: its page's title first, and then its ancestors. */
function createAbove({ sections }: HeadRecords): (id: number) => readonly number[] {
  const titles = new Map<number, number>();
  for (const [id, section] of sections.entries()) {
    if (!titles.has(section.page)) titles.set(section.page, id);
  }
  return id => {
    const section = sections[id];
    const title = section && titles.get(section.page);
    return section && title !== undefined && title !== id ? [title, ...section.ancestors] : [];
  };
}
