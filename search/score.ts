import { mergeTerms, type WordMatches } from './find-word';
import type { Outline } from './types';
import { INHERITED, PAGE_IF_CALLED, PAGE_IF_NAMED } from './weights';

/** A section that matches the query. */
export interface ScoredSection {
  /** Position in `Outline.sections`. */
  id: number;
  score: number;
  /** Share of the query that it contains; rare words count more. */
  coverage: number;
  /** Whether a word is in its text but in none of its headings, so that a passage is shown. */
  inText: boolean;
}

/** Scores sections for the matches of a query's words. */
export class SectionScores {
  readonly #found: readonly WordMatches[];
  readonly #outline: Outline;
  /** Weight of each word. */
  readonly #weights: number[];

  constructor(found: readonly WordMatches[], outline: Outline) {
    this.#found = found;
    this.#outline = outline;
    this.#weights = found.map(({ sections, total = 0 }) =>
      rarity(Math.max(sections.size, total), outline.sections.length),
    );
  }

  all(): ScoredSection[] {
    const ids = new Set(this.#found.flatMap(({ sections }) => [...sections.keys()]));
    return Array.from(ids, id => this.score(id));
  }

  /** @param isVocabularyMeant whether matches in its vocabulary count */
  score(id: number, isVocabularyMeant = true): ScoredSection {
    const section = this.#outline.sections[id];
    const above = section?.above ?? [];
    let points = 0;
    let covered = 0;
    let inText = false;
    let isAsked = false;
    let isElsewhere = false;
    for (const [index, { sections, total }] of this.#found.entries()) {
      const own = sections.get(id);
      let inherited = 0;
      for (const other of above) inherited = Math.max(inherited, sections.get(other)?.heading ?? 0);
      // If a word is so common that the index doesn't list all of its sections, this one probably contains it, too.
      if (own || inherited > 0 || total) covered += this.#weights[index] ?? 0;
      if (own) points += own.heading + own.identifiers + own.text + (isVocabularyMeant ? own.vocabulary : 0);
      points += inherited * INHERITED;
      if (own && own.text > 0 && own.heading === 0 && inherited === 0) inText = true;
      if (own?.vocabulary && isVocabularyMeant) isAsked = true;
      else if (!own?.heading && inherited === 0 && this.#weights[index] !== 0) isElsewhere = true;
    }
    const total = this.#weights.reduce((sum, weight) => sum + weight, 0);
    const coverage = total === 0 ? 0 : covered / total;
    const [title = id] = above;
    const isNamed = this.#found.every(
      ({ sections }, index) => this.#weights[index] === 0 || (sections.get(title)?.heading ?? 0) > 0,
    );
    const weight = this.#outline.pages[section?.page ?? -1]?.weight ?? 1;
    // A page's weight fully applies to what it says in passing, but less to matches in its title or in vocabulary.
    const exponent = isNamed ? PAGE_IF_NAMED : isAsked && !isElsewhere ? PAGE_IF_CALLED : 1;
    return { id, inText, coverage, score: points * coverage * weight ** exponent };
  }

  /** Returns the terms that matched a section and the headings above it, each with the query term that found it. */
  terms(id: number): Map<string, string> {
    const places = [id, ...(this.#outline.sections[id]?.above ?? [])];
    return mergeTerms(
      this.#found.flatMap(({ sections }) => places.flatMap(place => sections.get(place)?.terms ?? [])),
    );
  }
}

/** Returns the weight of a word: rare words say more about what a reader wants; words without matches don't count. */
function rarity(count: number, sections: number): number {
  return count === 0 ? 0 : Math.log(1 + sections / count);
}
