import type { ReleaseDates } from '../../../history/dates';
import type { Release } from '../../../history/history';
import type { Language } from '../../../site/languages';
import type { Fact } from './fact';
import { LABELS } from './labels';
import { findFact, propsOf, questionOf, UnknownFactError, variablesOf } from './lookup';
import type { Places } from './places';
import { printBare, printFact, printProps, printVariables } from './print';
import { printChanges } from './printChanges';
import { printRelease } from './printRelease';
import { replaceTags, type Tag } from './tags';

/** Turns the facts that a tag requests into Markdown. */
interface Printer {
  one(fact: Fact): string;
  props(facts: Fact[]): string;
  variables(facts: Fact[]): string;
  changes(version: string): string;
  release(version: string): string;
}

/** Data for the lists of changes and for the line about a release. */
export interface ReleaseData {
  releases: Release[];
  dates: ReleaseDates;
  /** Called when a page requests a list, because it takes seconds. */
  places(): Places;
}

const NO_RELEASES: ReleaseData = { releases: [], dates: {}, places: () => ({}) };

/** Where the output goes: a page, which also shows the colors of variables, or plain Markdown. */
export type Medium = 'page' | 'markdown';

/**
 * Replaces the tags in a page's source with the facts that they request.
 * @param file name of the page for errors
 * @throws Error with file, line, and tag, for a fact that doesn't exist
 */
export function expandPage(
  source: string,
  file: string,
  language: Language,
  facts: Fact[],
  medium: Medium = 'page',
  data: ReleaseData = NO_RELEASES,
): string {
  const labels = LABELS[language];
  const isPage = medium === 'page';
  const mark = (text: string) => (isPage ? `<span className="release">${text}</span>` : text);
  const printer: Printer = {
    one: fact => printFact(fact, labels, mark),
    props: found => printProps(found, labels, mark),
    variables: found => printVariables(found, labels, mark, isPage ? facts : undefined),
    changes: version => {
      if (data.releases.some(release => release.version === version)) {
        return printChanges(data.releases, version, labels.history, data.places());
      }
      throw new UnknownFactError(`The history has no release ${version}.`);
    },
    release: version => {
      const line = printRelease(version, language, data);
      if (line) return line;
      throw new UnknownFactError(`history/dates.json has no release ${version}.`);
    },
  };
  const failed = (line: number, what: string) => new Error(`${file}:${line} ${what}`);
  return replaceTags(
    source,
    tag => {
      try {
        return print(tag, facts, printer);
      } catch (error) {
        if (!(error instanceof UnknownFactError)) throw error;
        throw failed(tag.line, `${tag.text} cannot be printed. ${error.message}`);
      }
    },
    line => {
      throw failed(line, 'A <Fact /> stands alone on its line, with its values in quotes; move it there.');
    },
  );
}

/** Replaces the tags for a search index with types and values, without labels, so it doesn't need the language. */
export function expandForSearch(source: string, facts: Fact[]): string {
  const list = (found: Fact[]) =>
    found.map(fact => `- \`${fact.name.split('.').slice(-1)}\` ${printBare(fact)}`).join('\n');
  // Lists of changes repeat the names of the entries, and a search should find the entries instead.
  const printer: Printer = {
    one: printBare,
    props: list,
    variables: list,
    changes: () => '',
    release: () => '',
  };
  return replaceTags(source, tag => {
    try {
      return print(tag, facts, printer);
    } catch {
      // The page's own build reports the error, with the page's name.
      return tag.text;
    }
  });
}

function print({ attributes }: Tag, facts: Fact[], printer: Printer): string {
  const { props, variables, changes, release } = attributes;
  if (changes) return printer.changes(changes);
  if (release) return printer.release(release);
  if (props) return printer.props(propsOf(facts, props));
  if (variables) return printer.variables(variablesOf(facts, variables));
  return printer.one(findFact(facts, questionOf(attributes)));
}
