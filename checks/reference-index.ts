import type { Fact } from '../plugins/content/api-facts/fact';
import { LANGUAGES, type Language } from '../site/languages';
import type { Corpus } from './corpus';
import { readEntries } from './reference-entries';
import { anchorAt, descriptionOf, type Explanation, explanationOf } from './reference-explanations';
import { type Owner, ownersOf } from './reference-owners';

/** Name that a package declares, with the place that explains it. */
export interface ReferenceEntry
  extends Pick<
    Fact,
    | 'kind'
    | 'name'
    | 'package'
    | 'from'
    | 'type'
    | 'optional'
    | 'default'
    | 'dark'
    | 'deprecated'
    | 'since'
    | 'changedIn'
  > {
  /** Route without the base path and the language prefix: `/api/config/config-basic`. */
  page: string;
  /** Id of the heading above the explanation; missing if there's none. */
  anchor?: string;
  /** One line of text without Markdown; missing unless there's one in both languages. */
  description?: Record<Language, string>;
}

/**
 * Returns every name that a reference page explains, found in the same way as by the rule `reference`. Sorted by kind,
 * package, entry point, and name.
 */
export function referenceIndex(corpus: Corpus, facts: Fact[]): ReferenceEntry[] {
  const owners = ownersOf(facts);
  const pagesOf = (route: string) =>
    LANGUAGES.map(lang => corpus.pages.find(page => page.route === route && page.lang === lang));
  const explain = (fact: Fact, owner: Owner, route: string): ReferenceEntry | undefined => {
    const [page, ...others] = pagesOf(route);
    if (!page || others.includes(undefined)) return undefined;
    const descriptions: Partial<Record<Language, string>> = {};
    let place: Explanation | undefined;
    for (const written of pagesOf(route)) {
      if (!written) return undefined;
      const explanation = explanationOf(fact, readEntries(written), facts, owner);
      if (!explanation) return undefined;
      place ??= explanation;
      const described =
        descriptionOf(explanation, written) ?? fact.meaning?.[written.lang]?.replaceAll('`', '');
      if (described) descriptions[written.lang] = described;
    }
    const anchor = place && anchorAt(page, place.line);
    const { en, zh } = descriptions;
    return {
      ...declared(fact),
      page: route,
      ...(anchor && { anchor }),
      ...(en && zh && { description: { en, zh } }),
    };
  };
  return owners
    .flatMap(owner =>
      facts
        .filter(fact => owner.owes(fact))
        .flatMap(fact => {
          for (const route of owner.routes) {
            const entry = explain(fact, owner, route);
            if (entry) return [entry];
          }
          return [];
        }),
    )
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** Returns what the package declares, without undefined or empty fields and without its own description. */
function declared({ kind, name, package: owner, from, type, optional, ...stated }: Fact) {
  const { default: byDefault, dark, deprecated, since, changedIn = [] } = stated;
  return {
    kind,
    name,
    package: owner,
    ...(from && { from }),
    type,
    ...(optional !== undefined && { optional }),
    ...(byDefault !== undefined && { default: byDefault }),
    ...(dark !== undefined && { dark }),
    ...(deprecated !== undefined && { deprecated }),
    ...(since && { since }),
    ...(changedIn.length > 0 && { changedIn }),
  };
}

/** Returns the sort key. Comparing its code units gives the same order on every machine. */
function keyOf({ kind, package: owner, from = '', name }: ReferenceEntry): string {
  return [kind, owner, from, name].join('\u0000');
}
