import { changesBetween, type Names, namesOf } from './changes';
import { type FieldChanges, groupChanges, shownName } from './groups';
import { type History, namesAt, type Release } from './history';
import { HISTORY_LABELS, valueText } from './labels';
import type { Recorded } from './recorded';

/**
 * Compares the newest releases of two histories.
 * @returns a line for each name that was added (`+`), changed (`~`), deprecated (`!`), or removed (`-`)
 */
export function differences(before: History, after: History): string[] {
  const labels = HISTORY_LABELS.en;
  const valuesOf = ({ field, before: old, after: now }: FieldChanges['fields'][number]) =>
    `${labels.fields[field]} ${valueText(field, old, labels)} → ${valueText(field, now, labels)}`;
  return Object.entries(after).flatMap(([name, releases]) => {
    const changes = groupChanges(changesBetween(newestNames(before[name]), newestNames(releases)));
    const line = (sign: string, entry: Recorded) => `${sign} ${name}: ${entry.kind} ${shownName(entry)}`;
    return [
      ...changes.added.flatMap(([, entries]) => entries.map(entry => line('+', entry))),
      ...changes.changed.map(
        ({ entry, fields }) => `${line('~', entry)} (${fields.map(valuesOf).join(', ')})`,
      ),
      ...changes.deprecated.map(entry => line('!', entry)),
      ...changes.removed.flatMap(([, entries]) => entries.map(entry => line('-', entry))),
    ];
  });
}

function newestNames(releases: Release[] = []): Names {
  const newest = releases.at(-1);
  return newest ? namesAt(releases, newest.version) : namesOf([]);
}
