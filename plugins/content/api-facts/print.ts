import { CHANGES_PAGE, releaseId } from '../../../history/labels';
import type { NameHistory } from '../../../history/since';
import { colorOf, type Mode } from './colors';
import type { Fact } from './fact';
import type { Labels } from './labels';

/** Maximum length of a type, in characters; the rest is cut off, because readers don't read that far. */
const LONGEST = 400;
/** Kinds that users provide a value for, so it matters whether they're optional. */
const GIVEN = new Set<Fact['kind']>(['option', 'frontmatter', 'nav', 'sidebar', 'meta', 'prop', 'hook']);

/** One line of Markdown: ``Type: `boolean` · Optional · Default: `false` ``. */
export function printFact(fact: Fact, labels: Labels, mark: Mark): string {
  const parts = [
    ...typeParts(fact, labels).flatMap(([label, value]) => labelled(label, [value], labels)),
    ...labelled(labels.alias, fact.aliases, labels),
    ...labelled(labels.in, fact.in, labels),
    ...(GIVEN.has(fact.kind) ? [fact.optional ? labels.optional : labels.required] : []),
    ...defaultAndDeprecation(fact, labels),
    ...historyParts(fact, labels).map(mark),
  ];
  return parts.join(' · ');
}

/** How a page marks the first release of a name; in plain Markdown, the words are enough. */
type Mark = (text: string) => string;

function labelled(label: string, values: string[] | undefined, { history }: Labels): string[] {
  return values ? [`${label}${history.colon}${values.map(code).join(history.comma)}`] : [];
}

/** The first release with a name, and the releases that changed it. */
function historyParts({ since, changedIn = [] }: Partial<NameHistory>, { history }: Labels): string[] {
  const releases = changedIn.map(
    release => `[${release}](${history.prefix}${CHANGES_PAGE}#${releaseId(release)})`,
  );
  return [
    ...(since ? [history.since(since)] : []),
    ...(releases.length > 0 ? [history.changedIn(releases.join(history.comma))] : []),
  ];
}

function typeParts({ kind, type, dark }: Fact, labels: Labels): [label: string, value: string][] {
  if (kind === 'command') return [[labels.usage, type]];
  if (kind === 'flag') return [[labels.flag, type]];
  if (kind !== 'variable') return [[labels.type, type]];
  return dark === undefined
    ? [[labels.value, type]]
    : [
        [labels.light, type],
        [labels.dark, dark],
      ];
}

/** Sentences of the packages are left out, because they're in English. The text of the entry says it in its language. */
function defaultAndDeprecation({ default: byDefault, deprecated }: Fact, labels: Labels): string[] {
  const isSentence = byDefault?.includes('`');
  return [
    ...labelled(labels.default, byDefault === undefined || isSentence ? undefined : [byDefault], labels),
    ...(deprecated === undefined ? [] : [labels.deprecated]),
  ];
}

/** The history of a table row, without what's the same in all rows. */
function laterParts(fact: Fact, rows: Fact[], labels: Labels): string[] {
  const isShared = rows.every(({ since }) => since?.release === fact.since?.release);
  const { since, ...others } = fact;
  return historyParts(isShared || !isLater(since) ? others : fact, labels);
}

function isLater(since: Fact['since']): boolean {
  return since !== undefined && since.release !== '1.x' && since.release !== '2.0.0';
}

/** A table of props: name, meaning, type with the default. */
export function printProps(props: Fact[], labels: Labels, mark: Mark): string {
  const rows = props.map(prop => [
    code(prop.name.split('.').slice(1).join('.')),
    prop.meaning?.[labels.language] ?? '',
    [
      code(prop.type),
      ...(prop.optional ? [] : [labels.required]),
      ...defaultAndDeprecation(prop, labels),
      ...laterParts(prop, props, labels).map(mark),
    ].join(' · '),
  ]);
  return table([labels.name, labels.meaning, labels.type], rows);
}

/**
 * A table of custom properties: name, light value, dark value.
 * @param facts variables that the values may refer to; if given, colors start with a swatch, which isn't Markdown
 */
export function printVariables(variables: Fact[], labels: Labels, mark: Mark, facts?: Fact[]): string {
  const cell = (variable: Fact, mode: Mode, value: string) =>
    (facts ? swatch(variable, mode, facts) : '') + code(value);
  const rows = variables.map(variable => {
    const { name, type, dark = type } = variable;
    const named = [code(name), ...laterParts(variable, variables, labels).map(mark)].join(' · ');
    return [named, cell(variable, 'light', type), cell(variable, 'dark', dark)];
  });
  return table([labels.name, labels.light, labels.dark], rows);
}

function swatch(variable: Fact, mode: Mode, facts: Fact[]): string {
  const color = colorOf(variable, mode, facts);
  if (!color) return '';
  return `<Swatch color="${color.value}"${color.on ? ` on="${color.on}"` : ''} />`;
}

/** Text for a search index: the type and the values, without words of any language. */
export function printBare({ type, default: byDefault, dark }: Fact): string {
  return [type, dark, byDefault].flatMap(text => (text === undefined ? [] : [code(text)])).join(' · ');
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Inline code; nothing in it is parsed as Markdown or MDX, whatever characters it contains. */
export function code(text: string): string {
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()} …` : text;
  const longestRun = Math.max(0, ...[...short.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longestRun + 1);
  const space = longestRun > 0 ? ' ' : '';
  return `${fence}${space}${short}${space}${fence}`;
}
