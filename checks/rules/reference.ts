import type { Fact } from '../../plugins/content/api-facts/fact';
import { findFact, nearest, propsOf, questionOf, variablesOf } from '../../plugins/content/api-facts/lookup';
import { readFacts } from '../../plugins/content/api-facts/read';
import { LANGUAGES } from '../../site/languages';
import type { Corpus, Page } from '../corpus';
import type { Finding, Rule } from '../finding';
import { NO_EFFECT, NO_EFFECT_WORDS } from '../no-effect';
import { type Entries, type HeadingEntry, readEntries } from '../reference-entries';
import { explanationOf } from '../reference-explanations';
import { OMISSIONS } from '../reference-omissions';
import { FOREIGN_NAMES, isReferencePage, OWNERS, type Owner, ownersOf } from '../reference-owners';

const NAME = 'reference';

/** Checks that the reference pages explain the names that the packages declare, and no others. */
export const referenceRule = createReferenceRule(readFacts);

export function createReferenceRule(read: () => Fact[] | Promise<Fact[]>): Rule {
  let owners = OWNERS;
  return {
    name: NAME,
    description:
      'Every name that the packages declare has its entry in the reference, and no other name has.',
    async check(corpus) {
      const facts = await read();
      owners = ownersOf(facts);
      const pages = corpus.pages.map((page): ReadPage => ({ page, entries: readEntries(page) }));
      return [
        ...owners.flatMap(owner => missingEntries(owner, facts, pages)),
        ...pages.flatMap(read => [...unknownFacts(read, facts), ...unknownHeadings(read, facts)]),
        ...pages.flatMap(read => unsaidEffects(read, facts, owners)),
        ...staleLists(facts),
      ];
    },
    // Runs after `check`, which finds out which plugins are installed.
    summary(corpus) {
      const routes = new Set(owners.map(({ routes: [route] }) => route));
      const unwritten = [...routes].filter(route => LANGUAGES.some(lang => !pageAt(corpus, route, lang)));
      return unwritten.length === 0
        ? 'Every page that the reference needs is written.'
        : `Not written yet, so that their names are not missed: ${unwritten.join(', ')}.`;
    },
  };
}

interface ReadPage {
  page: Page;
  entries: Entries;
}

function pageAt({ pages }: Corpus, route: string, lang: string): Page | undefined {
  return pages.find(page => page.route === route && page.lang === lang);
}

/** Finds names that a page should explain, but doesn't. Skips pages that don't exist yet. */
function missingEntries(owner: Owner, facts: Fact[], pages: ReadPage[]): Finding[] {
  const owed = facts.filter(fact => owner.owes(fact) && !isOmitted(fact));
  return LANGUAGES.flatMap(lang => {
    const written = owner.routes.map(route =>
      pages.find(({ page }) => page.route === route && page.lang === lang),
    );
    const [debtor] = written;
    if (!debtor) return [];
    return owed
      .filter(fact => !written.some(read => read && explanationOf(fact, read.entries, facts, owner)))
      .map(fact => ({
        rule: NAME,
        file: debtor.page.file,
        line: 1,
        problem: `Nothing explains \`${fact.name}\`; the page should describe the ${owner.what}.`,
        advice: owner.needsHeading(fact)
          ? 'Add a heading of exactly this text, in code.'
          : 'Add a table row that begins with it in code, a heading, or a <Fact />.',
      }));
  });
}

function isOmitted({ kind, name }: Fact): boolean {
  return OMISSIONS.some(omission => omission.kind === kind && omission.name === name);
}

function unknownFacts({ page, entries }: ReadPage, facts: Fact[]): Finding[] {
  return entries.facts.flatMap(({ attributes, line }) => {
    try {
      if (attributes.changes || attributes.release) return [];
      if (attributes.props) propsOf(facts, attributes.props);
      else if (attributes.variables) variablesOf(facts, attributes.variables);
      else findFact(facts, questionOf(attributes));
      return [];
    } catch (error) {
      const { message } = error as Error;
      return [{ rule: NAME, file: page.file, line, problem: message, advice: 'Correct the name.' }];
    }
  });
}

/** Finds headings in code that aren't names. Only looks at reference pages. */
function unknownHeadings({ page, entries }: ReadPage, facts: Fact[]): Finding[] {
  const { route, file } = page;
  if (route === undefined || !isReferencePage(route, facts)) return [];
  const names = new Set(facts.map(({ name }) => name));
  // A type of entry in `_meta.json`, such as `dir`, is the heading of fields such as `dir.label`, and has no fact.
  for (const { kind, name } of facts) if (kind === 'meta') names.add(name.replace(/\.\w+$/, ''));
  for (const foreign of FOREIGN_NAMES) if (foreign.route === route) names.add(foreign.name);
  return entries.headings
    .filter(heading => heading.isCode && !heading.names.some(name => names.has(name)))
    .map(({ text, line }) => {
      const near = nearest(text, [...names]).map(name => `\`${name}\``);
      return {
        rule: NAME,
        file,
        line,
        problem: `None of the packages declares \`${text}\`; the nearest names are ${near.join(', ')}.`,
        advice: 'Correct the name, or write the heading without code.',
      };
    });
}

function unsaidEffects({ page, entries }: ReadPage, facts: Fact[], owners: Owner[]): Finding[] {
  const words = NO_EFFECT_WORDS[page.lang];
  return NO_EFFECT.flatMap(({ kind, name }) => {
    const owner = owners.find(({ owes }) =>
      facts.some(fact => fact.kind === kind && fact.name === name && owes(fact)),
    );
    if (!owner?.routes.some(route => route === page.route)) return [];
    const entry = entries.headings.find(heading => heading.name === name);
    if (!entry || sectionOf(page, entry).includes(words)) return [];
    return [
      {
        rule: NAME,
        file: page.file,
        line: entry.line,
        problem: `\`${name}\` is declared, but nothing in this release reads it, and the entry does not say so.`,
        advice: `Write so, with the words "${words}".`,
      },
    ];
  });
}

function sectionOf({ lines }: Page, { line, end }: HeadingEntry): string {
  return lines.slice(line - 1, end).join('\n');
}

/** Finds entries of the lists that a new release has made obsolete. */
function staleLists(facts: Fact[]): Finding[] {
  const exists = (entry: { kind: string; name: string }) =>
    facts.some(({ kind, name }) => kind === entry.kind && name === entry.name);
  const lists = { 'checks/reference-omissions.ts': OMISSIONS, 'checks/no-effect.ts': NO_EFFECT };
  return Object.entries(lists).flatMap(([file, list]) =>
    list
      .filter(entry => !exists(entry))
      .map(({ kind, name }) => ({
        rule: NAME,
        file,
        line: 1,
        problem: `None of the packages has the ${kind} \`${name}\`.`,
        advice: 'Take it off the list.',
      })),
  );
}
