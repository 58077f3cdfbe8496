import { distance } from 'fastest-levenshtein';
import { FACT_KINDS, type Fact, type FactKind } from './fact';
import { CORE } from './installed';

/** What a `<Fact>` tag requests. */
export interface Question {
  kind: FactKind;
  name: string;
  /** Package of an option, if it's a plugin's. */
  plugin?: string;
  /** Entry point of an export, if more than one exports the name. */
  from?: string;
}

/** Name of each kind in messages. */
const NOUNS: Record<FactKind, string> = {
  option: 'option',
  frontmatter: 'frontmatter field',
  nav: 'nav item field',
  sidebar: 'sidebar item field',
  meta: '_meta.json field',
  export: 'exported value',
  type: 'exported type',
  prop: 'component prop',
  hook: 'plugin hook',
  page: 'field of PageIndexInfo',
  route: 'field of RouteMeta',
  command: 'command',
  flag: 'flag',
  variable: 'CSS variable',
};
/** How many existing names a message suggests. */
const OFFERED = 3;

/** Thrown for a request that no fact matches. */
export class UnknownFactError extends Error {
  override name = 'UnknownFactError';
}

/**
 * @param attributes of a `<Fact>` tag by name
 * @throws UnknownFactError if they don't form a question
 */
export function questionOf(attributes: Record<string, string>): Question {
  const { plugin, from, ...kinds } = attributes;
  const given = Object.keys(kinds);
  const kind = FACT_KINDS.find(name => name === given[0]);
  if (!kind || given.length !== 1) {
    throw new UnknownFactError(
      `It takes one attribute that says what it is, one of ${FACT_KINDS.join(', ')}.`,
    );
  }
  return { kind, name: kinds[kind] ?? '', plugin, from };
}

/** @throws UnknownFactError with the closest existing names, or the entry points to choose from */
export function findFact(facts: Fact[], question: Question): Fact {
  const { kind, name, plugin = CORE, from } = question;
  const candidates = facts.filter(
    fact => fact.kind === kind && fact.package === plugin && (!from || fact.from === from),
  );
  const found = candidates.filter(fact => fact.name === name);
  // Several of the core's entry points export the same helper. If they agree on the type, any of them will do.
  const answers = new Set(found.map(({ type }) => type));
  if (answers.size > 1) {
    const modules = found.map(fact => `from="${fact.from}"`).join(' or ');
    throw new UnknownFactError(`More than one entry point has the ${NOUNS[kind]} "${name}": add ${modules}.`);
  }
  const [fact] = found;
  if (fact) return fact;
  const place = from ? `${plugin}/${from}` : plugin;
  if (candidates.length === 0) throw new UnknownFactError(`No ${NOUNS[kind]} of ${place} is known.`);
  const names = [...new Set(candidates.map(candidate => candidate.name))];
  throw new UnknownFactError(
    `${place} has no ${NOUNS[kind]} "${name}"; the nearest are ${nearest(name, names)
      .map(near => `"${near}"`)
      .join(', ')}.`,
  );
}

/** The props of a component, in declaration order. */
export function propsOf(facts: Fact[], component: string): Fact[] {
  const props = facts.filter(({ kind }) => kind === 'prop');
  const componentOf = ({ name }: Fact) => name.split('.')[0] ?? '';
  const found = props.filter(fact => componentOf(fact) === component);
  if (found.length > 0) return found;
  throw noneLike(component, props.map(componentOf), `component "${component}" with props`);
}

/** The custom properties whose names start with a prefix. */
export function variablesOf(facts: Fact[], prefix: string): Fact[] {
  const variables = facts.filter(({ kind }) => kind === 'variable');
  const found = variables.filter(({ name }) => name.startsWith(prefix));
  if (found.length > 0) return found;
  const names = variables.map(({ name }) => name);
  throw noneLike(prefix, names, `CSS variable that begins with "${prefix}"`);
}

function noneLike(name: string, names: string[], what: string): UnknownFactError {
  const near = nearest(name, [...new Set(names)]).join(', ');
  return new UnknownFactError(`${CORE} has no ${what}; the nearest are ${near}.`);
}

export function nearest(name: string, names: string[]): string[] {
  const far = (other: string) => distance(name.toLowerCase(), other.toLowerCase());
  return [...names].sort((a, b) => far(a) - far(b)).slice(0, OFFERED);
}
