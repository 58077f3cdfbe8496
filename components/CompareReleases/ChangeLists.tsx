import { Link } from '@rspress/core/theme';
import { Fragment, type ReactNode } from 'react';
import { type FieldChanges, type GroupedChanges, shownName } from '../../history/groups';
import { type HistoryLabels, valueText } from '../../history/labels';
import { keyOf, type Recorded } from '../../history/recorded';

interface ChangeListsProps {
  changes: GroupedChanges;
  labels: HistoryLabels;
  /** Paths of the entries by the keys of their names, without a language. */
  places: Record<string, string>;
}

/** Lists what was added, changed, deprecated, and removed. Each name links to its entry. */
export function ChangeLists({ changes, labels, places }: ChangeListsProps) {
  const { added, changed, deprecated, removed } = changes;
  const name = (entry: Recorded) => {
    const place = places[keyOf(entry)];
    const code = <code>{shownName(entry)}</code>;
    return place ? <Link href={`${labels.prefix}${place}`}>{code}</Link> : code;
  };
  const names = (entries: Recorded[]) =>
    entries.map((entry, index) => (
      <Fragment key={keyOf(entry)}>
        {index > 0 && labels.comma}
        {name(entry)}
      </Fragment>
    ));
  const groups = (found: GroupedChanges['added']) =>
    found.map(([group, entries]) => (
      <li key={group}>
        {labels.groups[group]}
        {labels.colon}
        {names(entries)}
      </li>
    ));
  if (added.length + changed.length + deprecated.length + removed.length === 0) return <p>{labels.none}</p>;
  return (
    <>
      <List title={labels.added} items={groups(added)} />
      <List
        title={labels.changed}
        items={changed.map(({ entry, fields }) => (
          <li key={keyOf(entry)}>
            {name(entry)}
            {labels.colon}
            <Fields fields={fields} labels={labels} />
          </li>
        ))}
      />
      <List
        title={labels.deprecated}
        items={deprecated.map(entry => <li key={keyOf(entry)}>{name(entry)}</li>)}
      />
      <List title={labels.removed} items={groups(removed)} />
    </>
  );
}

function List({ title, items }: { title: string; items: ReactNode[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <p>
        <strong>{title}</strong>
      </p>
      <ul>{items}</ul>
    </>
  );
}

function Fields({ fields, labels }: { fields: FieldChanges['fields']; labels: HistoryLabels }) {
  return fields.map(({ field, before, after }, index) => {
    const value = (text: string | undefined) => {
      const shown = valueText(field, text, labels);
      return text === undefined || field === 'optional' ? shown : <code>{shown}</code>;
    };
    return (
      <Fragment key={field}>
        {index > 0 && labels.comma}
        {labels.fields[field]} {value(before)} → {value(after)}
      </Fragment>
    );
  });
}
