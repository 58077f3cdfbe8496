// For readers who look for one row of a long table, by a word or by its kind.
import { cloneElement, type ReactElement, type ReactNode, useId, useState } from 'react';
import { patchElement } from '../../theme/support/patchElement';
import styles from './FilterTable.module.css';
import { matches, type Part, partsOf, textOf } from './parts';

export interface FilterTableProps {
  /** Label of the input that filters the rows. */
  filter: string;
  /** Message when no row matches. */
  empty: string;
  /** Adds a select with the values of one column. */
  kinds?: {
    /** Label of the select. */
    label: string;
    /** Text of the option that shows all rows. */
    all: string;
    /** Index of the column, from 0. */
    column: number;
  };
  /** A Markdown table. */
  children: ReactNode;
}

/** Adds a filter above a table. All rows are in the HTML; without scripts, there's no filter. */
export function FilterTable({ filter, empty, kinds, children }: FilterTableProps) {
  const filterId = useId();
  const kindId = useId();
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState('');
  if (import.meta.env.SSG_MD) return children;
  const kindOf = (row: Part) => (kinds ? textOf(partsOf(row)[kinds.column]) : '');
  const known = new Set<string>();
  let found = 0;

  const bodyRow = (row: Part): ReactElement => {
    known.add(kindOf(row));
    const isShown = matches(textOf(row), query) && (!kind || kindOf(row) === kind);
    if (isShown) found += 1;
    return cloneElement(row, { hidden: !isShown });
  };
  const table = patchElement(children, element =>
    element.type === 'tbody' ? cloneElement(element, {}, ...partsOf(element).map(bodyRow)) : undefined,
  );

  return (
    <div className={styles.table}>
      <div className={styles.filter}>
        <label htmlFor={filterId}>{filter}</label>
        <input id={filterId} type="search" value={query} onChange={event => setQuery(event.target.value)} />
        {kinds && (
          <>
            <label htmlFor={kindId}>{kinds.label}</label>
            <select id={kindId} value={kind} onChange={event => setKind(event.target.value)}>
              <option value="">{kinds.all}</option>
              {[...known].map(name => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </>
        )}
      </div>
      {table}
      <p className={styles.empty} role="status" hidden={found > 0}>
        {found === 0 && empty}
      </p>
    </div>
  );
}
