// Screen reader and keyboard users: elements of MDX that the default theme leaves nameless or in the way.
import { getCustomMDXComponent as getBaseComponents } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';
import { useText } from './shared/useText';

const base = getBaseComponents();

/** The sign beside a heading is hidden from screen readers, so focus must pass it by. */
function Anchor(props: ComponentProps<'a'>) {
  const isHeadingSign = props.className?.includes('rp-header-anchor');
  return <base.a {...props} {...(isHeadingSign && { tabIndex: -1 })} />;
}

/** The box of a task list says whether the task is done. */
function TaskBox(props: ComponentProps<'input'>) {
  const t = useText();
  return <input {...props} aria-label={t(props.checked ? 'task.done' : 'task.open')} />;
}

export function getCustomMDXComponent() {
  return { ...base, a: Anchor, input: TaskBox };
}
