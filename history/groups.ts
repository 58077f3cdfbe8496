import { type Changed, type Changes, isDeprecation } from './changes';
import { FIELDS, type Field, type Recorded } from './recorded';

/** Where a name belongs for a reader who looks through a list of changes. */
export const GROUPS = [
  'option',
  'frontmatter',
  'navigation',
  'plugin',
  'core',
  'runtime',
  'theme',
  'prop',
  'type',
  'command',
  'variable',
] as const;
export type Group = (typeof GROUPS)[number];

const GROUP_OF_KIND: Partial<Record<Recorded['kind'], Group>> = {
  option: 'option',
  frontmatter: 'frontmatter',
  nav: 'navigation',
  sidebar: 'navigation',
  meta: 'navigation',
  hook: 'plugin',
  page: 'plugin',
  route: 'plugin',
  prop: 'prop',
  type: 'type',
  command: 'command',
  flag: 'command',
  variable: 'variable',
};
/** Navigation items inside of the theme's options have the same fields as those of `_nav.json` and `_meta.json`. */
const REPEATED = /^themeConfig\.(locales\[\]\.|(nav|sidebar)\b.*[[*])/;

export interface GroupedChanges {
  added: [Group, Recorded[]][];
  changed: FieldChanges[];
  deprecated: Recorded[];
  removed: [Group, Recorded[]][];
}

/** A deprecation is listed separately. */
export type ShownField = Exclude<Field, 'deprecated'>;

/** What changed about a name. */
export interface FieldChanges {
  entry: Recorded;
  fields: { field: ShownField; before: string | undefined; after: string | undefined }[];
}

/** The changes in the order in which readers look for them, each name once. */
export function groupChanges({ added, removed, changed }: Changes): GroupedChanges {
  const shown = changed.filter(({ after }) => !isRepeated(after));
  return {
    added: grouped(added),
    changed: shown.flatMap(pair => {
      const fields = fieldChanges(pair);
      return fields.length > 0 ? [{ entry: pair.after, fields }] : [];
    }),
    deprecated: shown.filter(isDeprecation).map(({ after }) => after),
    removed: grouped(removed),
  };
}

function grouped(entries: Recorded[]): [Group, Recorded[]][] {
  const found = new Map<Group, Recorded[]>();
  for (const entry of entries) {
    if (isRepeated(entry)) continue;
    const group = groupOf(entry);
    found.set(group, [...(found.get(group) ?? []), entry]);
  }
  return GROUPS.flatMap(group => {
    const members = found.get(group);
    return members ? [[group, members] as [Group, Recorded[]]] : [];
  });
}

function groupOf({ kind, from }: Recorded): Group {
  return GROUP_OF_KIND[kind] ?? (from === 'runtime' || from === 'theme' ? from : 'core');
}

function isRepeated({ kind, name }: Recorded): boolean {
  return kind === 'option' && REPEATED.test(name);
}

function fieldChanges({ before, after }: Changed): FieldChanges['fields'] {
  return FIELDS.flatMap(field =>
    field === 'deprecated' || before[field] === after[field]
      ? []
      : [{ field, before: textOf(before[field]), after: textOf(after[field]) }],
  );
}

function textOf(value: string | boolean | undefined): string | undefined {
  return value === undefined ? undefined : String(value);
}

/** A name as lists show it, which the fields of items need: `nav[].icon`. */
export function shownName({ kind, name }: Recorded): string {
  return kind === 'nav' || kind === 'sidebar' ? `${kind}[].${name}` : name;
}
