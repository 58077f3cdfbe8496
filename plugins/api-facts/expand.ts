import type { Fact } from './fact';
import { type FactLanguage, LABELS } from './labels';
import { findFact, propsOf, questionOf, UnknownFactError, variablesOf } from './lookup';
import { printBare, printFact, printProps, printVariables } from './print';
import { replaceTags, type Tag } from './tags';

/** How the facts that a tag asks for become Markdown. */
interface Printer {
  one(fact: Fact): string;
  props(facts: Fact[]): string;
  variables(facts: Fact[]): string;
}

/** What reads the page: readers, who see the colours of variables as well, or what takes Markdown alone. */
export type Medium = 'page' | 'markdown';

/**
 * A page's source with its facts in the place of the tags that ask for them.
 * @param file names the page in an error
 * @throws Error that names file, line and tag, for a fact that does not exist
 */
export function expandPage(
  source: string,
  file: string,
  language: FactLanguage,
  facts: Fact[],
  medium: Medium = 'page',
): string {
  const labels = LABELS[language];
  const printer: Printer = {
    one: fact => printFact(fact, labels),
    props: found => printProps(found, labels),
    variables: found => printVariables(found, labels, medium === 'page' ? facts : undefined),
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

/** The same for a search index, which need not know the page: types and values without words between. */
export function expandForSearch(source: string, facts: Fact[]): string {
  const list = (found: Fact[]) =>
    found.map(fact => `- \`${fact.name.split('.').slice(-1)}\` ${printBare(fact)}`).join('\n');
  const printer: Printer = { one: printBare, props: list, variables: list };
  return replaceTags(source, tag => {
    try {
      return print(tag, facts, printer);
    } catch {
      // The page itself reports it, with its name.
      return tag.text;
    }
  });
}

function print({ attributes }: Tag, facts: Fact[], printer: Printer): string {
  const { props, variables } = attributes;
  if (props) return printer.props(propsOf(facts, props));
  if (variables) return printer.variables(variablesOf(facts, variables));
  return printer.one(findFact(facts, questionOf(attributes)));
}
