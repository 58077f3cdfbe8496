import type { TableRow } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';
import type { Fact, FactKind } from '../plugins/content/api-facts/fact';
import { findFact, propsOf, questionOf, variablesOf } from '../plugins/content/api-facts/lookup';
import type { Page, PageComponent } from './corpus';
import { descriptionBelow, descriptionInRow } from './reference-descriptions';
import type { Entries } from './reference-entries';
import type { Owner } from './reference-owners';

/** Place where a page explains a name. */
export interface Explanation {
  line: number;
  /** A heading or `<Fact>` tag for this name, a row of a table, or a table that a `<Fact>` tag prints. */
  by: 'heading' | 'row' | 'table';
}

/** Prefixes of fields, by kind. The short names of these fields also occur elsewhere on their page. */
const LISTS: Partial<Record<FactKind, string>> = {
  nav: 'themeConfig.nav[].',
  sidebar: 'themeConfig.sidebar.*[].',
};

/** Finds the place where a page explains a fact; `undefined` if it doesn't. */
export function explanationOf(
  fact: Fact,
  entries: Entries,
  facts: Fact[],
  owner: Owner,
): Explanation | undefined {
  const { name, kind } = fact;
  const exact = entries.headings.find(heading => heading.name === name);
  if (exact) return { line: exact.line, by: 'heading' };
  const tags = entries.facts.filter(tag => answers(tag, facts).has(fact));
  const tag = tags.find(({ attributes }) => !isTable(attributes));
  if (tag) return { line: tag.line, by: 'heading' };
  if (!owner.needsHeading(fact)) {
    const heading = entries.headings.find(({ names }) => names.includes(name));
    if (heading) return { line: heading.line, by: 'heading' };
    const row = entries.mentions.get((LISTS[kind] ?? '') + name) ?? entries.mentions.get(name);
    if (row) return { line: row, by: 'row' };
  }
  const [table] = tags;
  return table && { line: table.line, by: 'table' };
}

/** Returns the one-line description in an explanation; `undefined` if there's none. */
export function descriptionOf({ line, by }: Explanation, page: Page): string | undefined {
  if (by === 'heading') return descriptionBelow(page, line);
  const row = by === 'row' ? rowAt(page, line) : undefined;
  return row && descriptionInRow(row);
}

/** Returns the id of the last heading up to a line; `undefined` if there's no heading, or if it has no id. */
export function anchorAt({ headings }: Page, line: number): string | undefined {
  return headings.filter(heading => heading.line <= line).at(-1)?.id;
}

/** Caches what tags print, because it's looked up again for every fact. */
const known = new WeakMap<Fact[], WeakMap<PageComponent, Set<Fact>>>();

/** Returns the facts that a tag prints; none if it names something that doesn't exist. */
function answers(tag: PageComponent, facts: Fact[]): Set<Fact> {
  const kept = known.get(facts) ?? new WeakMap<PageComponent, Set<Fact>>();
  known.set(facts, kept);
  const found = kept.get(tag) ?? new Set(namedBy(tag.attributes, facts));
  kept.set(tag, found);
  return found;
}

function namedBy(attributes: PageComponent['attributes'], facts: Fact[]): Fact[] {
  try {
    if (attributes.props) return propsOf(facts, attributes.props);
    if (attributes.variables) return variablesOf(facts, attributes.variables);
    return [findFact(facts, questionOf(attributes))];
  } catch {
    return [];
  }
}

function isTable({ props, variables }: PageComponent['attributes']): boolean {
  return props !== undefined || variables !== undefined;
}

function rowAt({ tree }: Page, line: number): TableRow | undefined {
  let found: TableRow | undefined;
  visit(tree, 'tableRow', row => {
    if (row.position?.start.line !== line) return undefined;
    found = row;
    return EXIT;
  });
  return found;
}
