// Screen reader and keyboard users: elements of MDX that the default theme leaves nameless or in the way.
import { getCustomMDXComponent as getBaseComponents } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';
import { Table } from '../parts/ScrollableTables/Table';
import { useText } from '../support/useText';

const base = getBaseComponents();

/** The sign beside a heading is hidden from screen readers, so focus must pass it by. */
function Anchor(props: ComponentProps<'a'>) {
  const isHeadingSign = props.className?.includes('rp-header-anchor');
  return <base.a {...props} {...(isHeadingSign && { tabIndex: -1 })} />;
}

/** A line longer than its block is scrolled by key, also where the core writes the block itself, as for install commands. */
function CodeBlockBox(props: ComponentProps<'pre'>) {
  return <base.pre tabIndex={0} {...props} />;
}

/** The box of a task list says whether the task is done. */
function TaskBox(props: ComponentProps<'input'>) {
  const t = useText();
  return <input {...props} aria-label={t(props.checked ? 'task.done' : 'task.open')} />;
}

/** The corner of a table with row heads is no heading of anything. */
function HeaderCell(props: ComponentProps<'th'>) {
  return props.children ? <th {...props} /> : <td />;
}

export function getCustomMDXComponent() {
  return { ...base, a: Anchor, input: TaskBox, pre: CodeBlockBox, table: Table, th: HeaderCell };
}
