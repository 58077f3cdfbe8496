// For readers who look for an icon by its name, look, or use, and want to import it.
import { copyToClipboard, IconCopy, IconSuccess } from '@rspress/core/theme-original';
import { cloneElement, type ReactElement, type ReactNode, useState } from 'react';
import iconButton from '../../theme/support/IconButton.module.css';
import { patchElement } from '../../theme/support/patchElement';
import { useConfirmation } from '../../theme/support/useConfirmation';
import { FilterTable } from '../FilterTable';
import { type Part, partsOf, textOf } from '../FilterTable/parts';
import styles from './IconTable.module.css';
import { PICTURES } from './pictures';

export interface IconTableProps {
  /** Label of the input that filters the rows. */
  filter: string;
  /** Message when no row matches. */
  empty: string;
  /** Header of the column with the icons. */
  picture: string;
  /** Label of a row's copy button; `{name}` is replaced with the icon's name. */
  copy: string;
  /** Message when an import has been copied to the clipboard. */
  copied: string;
  /** A Markdown table whose first column contains the names. */
  children: ReactNode;
}

/**
 * Adds the icon and a copy button to each row of a table of icons, and a filter above the table. All rows are in the
 * HTML; without scripts, there's no filter and there are no buttons.
 */
export function IconTable({ filter, empty, picture, copy, copied, children }: IconTableProps) {
  const [last, setLast] = useState('');
  const { confirmed, confirm } = useConfirmation();
  if (import.meta.env.SSG_MD) return children;

  const table = patchElement(children, element => {
    if (element.type === 'thead') {
      return cloneElement(element, {}, ...partsOf(element).map(row => withCell(row, <th>{picture}</th>)));
    }
    return element.type === 'tbody' ? cloneElement(element, {}, ...partsOf(element).map(bodyRow)) : undefined;
  });

  return (
    <div className={styles.icons}>
      <FilterTable filter={filter} empty={empty}>
        {table}
      </FilterTable>
      <span className="visually-hidden" role="status">
        {confirmed && copied}
      </span>
    </div>
  );

  function bodyRow(row: Part) {
    const [first] = partsOf(row);
    const name = textOf(first);
    const Picture = PICTURES[name];
    const copyImport = async () => {
      setLast(name);
      if (await copyToClipboard(`import { ${name} } from '@rspress/core/theme';`)) confirm();
    };
    const Sign = confirmed && last === name ? IconSuccess : IconCopy;
    const button = (
      <button
        type="button"
        className={`${iconButton.iconButton} ${iconButton.scripted}`}
        aria-label={copy.replace('{name}', name)}
        data-tooltip=""
        onClick={copyImport}
      >
        <Sign />
      </button>
    );
    const cell = <td>{Picture && <Picture width={20} height={20} aria-hidden="true" />}</td>;
    return withCell(row, cell, button);
  }
}

/** Returns the row with `cell` as its second cell, and with `addition` at the end of the first one. */
function withCell(row: Part, cell: ReactElement, addition?: ReactElement): Part {
  const [first, ...others] = partsOf(row);
  if (!first) return row;
  const head = addition ? cloneElement(first, {}, first.props.children, addition) : first;
  return cloneElement(row, {}, head, cell, ...others);
}
