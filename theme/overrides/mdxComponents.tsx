// For screen reader and keyboard users: MDX elements that the default theme leaves without a name or with unneeded Tab
// stops.
import { getCustomMDXComponent as getBaseComponents } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';
import { Table } from '../parts/ScrollableTables/Table';
import { useText } from '../support/useText';

const base = getBaseComponents();

/** The `#` link beside a heading is hidden from screen readers, so it must not be focusable. */
function Anchor(props: ComponentProps<'a'>) {
  const isHeadingSign = props.className?.includes('rp-header-anchor');
  return <base.a {...props} {...(isHeadingSign && { tabIndex: -1 })} />;
}

/**
 * A focusable code block, so that readers can scroll long lines with the keyboard. This includes blocks that the core
 * renders itself, such as install commands.
 */
function CodeBlockBox(props: ComponentProps<'pre'>) {
  return <base.pre tabIndex={0} {...props} />;
}

/** A checkbox of a task list. Its accessible name says whether the task is done. */
function TaskBox(props: ComponentProps<'input'>) {
  const t = useText();
  return <input {...props} aria-label={t(props.checked ? 'task.done' : 'task.open')} />;
}

/** The empty corner of a table with row headers isn't a header. */
function HeaderCell(props: ComponentProps<'th'>) {
  return props.children ? <th {...props} /> : <td />;
}

export function getCustomMDXComponent() {
  return { ...base, a: Anchor, input: TaskBox, pre: CodeBlockBox, table: Table, th: HeaderCell };
}
