import { type Changes, changesBetween, namesOf } from '../../history/changes';
import { groupChanges, shownName } from '../../history/groups';
import { HISTORY_LABELS, valueText } from '../../history/labels';
import { recorded } from '../../history/recorded';
import { extractFacts } from '../../plugins/content/api-facts/extract';
import { CORE, installed } from '../../plugins/content/api-facts/installed';

/** Compares the public names of two installations of the core, including types and defaults. */
export function nameChanges(before: string, after: string): Changes {
  const names = (nodeModules: string) =>
    namesOf(extractFacts(installed(CORE, nodeModules), []).map(recorded));
  return changesBetween(names(before), names(after));
}

/** Returns a line for each name that was added, changed, deprecated, or removed. */
export function printNames(changes: Changes): string[] {
  const labels = HISTORY_LABELS.en;
  const { added, changed, deprecated, removed } = groupChanges(changes);
  return [
    ...added.flatMap(([group, entries]) =>
      entries.map(entry => `+ ${labels.groups[group]}: ${shownName(entry)}`),
    ),
    ...changed.map(({ entry, fields }) => {
      const texts = fields.map(
        ({ field, before, after }) =>
          `${labels.fields[field]} ${valueText(field, before, labels)} → ${valueText(field, after, labels)}`,
      );
      return `~ ${shownName(entry)}: ${texts.join(', ')}`;
    }),
    ...deprecated.map(entry => `! ${shownName(entry)} is deprecated`),
    ...removed.flatMap(([group, entries]) =>
      entries.map(entry => `- ${labels.groups[group]}: ${shownName(entry)}`),
    ),
  ];
}
