import { groupChanges, type ShownField, shownName } from '../../../history/groups';
import { changesIn, type Release, versionBefore } from '../../../history/history';
import { type HistoryLabels, valueText } from '../../../history/labels';
import { keyOf, type Recorded } from '../../../history/recorded';
import { sinceLater } from '../../../history/since';
import type { Places } from './places';
import { code } from './print';

/** What a release added, changed, deprecated, and removed, as Markdown lists whose names link to their entries. */
export function printChanges(
  releases: Release[],
  version: string,
  labels: HistoryLabels,
  places: Places,
): string {
  const name = (entry: Recorded) => {
    const place = places[keyOf(entry)];
    const text = code(shownName(entry));
    return place ? `[${text}](${labels.prefix}${place})` : text;
  };
  const names = (entries: Recorded[]) => entries.map(name).join(labels.comma);
  const value = (field: ShownField, text: string | undefined) => {
    const shown = valueText(field, text, labels);
    return text === undefined || field === 'optional' ? shown : code(shown);
  };
  const { added, changed, deprecated, removed } = groupChanges(changesIn(releases, version));
  const byGroup = (groups: typeof added) =>
    groups.map(([group, entries]) => `${labels.groups[group]}${labels.colon}${names(entries)}`);
  const list = (title: string, lines: string[]) =>
    lines.length > 0 ? [`**${title}**`, lines.map(line => `- ${line}`).join('\n')] : [];
  const before = versionBefore(releases, version);
  const between = before && sinceLater(version, before).orBetween;
  return [
    ...(between ? [labels.comparedWith(before, between.first, between.last)] : []),
    ...list(labels.added, byGroup(added)),
    ...list(
      labels.changed,
      changed.map(({ entry, fields }) => {
        const texts = fields.map(
          ({ field, before: old, after }) =>
            `${labels.fields[field]} ${value(field, old)} → ${value(field, after)}`,
        );
        return `${name(entry)}${labels.colon}${texts.join(labels.comma)}`;
      }),
    ),
    ...list(labels.deprecated, deprecated.length > 0 ? [names(deprecated)] : []),
    ...list(labels.removed, byGroup(removed)),
  ].join('\n\n');
}
