// Screen reader and keyboard users: elements of MDX that the default theme leaves nameless or in the way.
import { getCustomMDXComponent as getBaseComponents } from '@rspress/core/theme-original';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useText } from './support/useText';

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

/** The corner of a table with row heads is no heading of anything. */
function HeaderCell(props: ComponentProps<'th'>) {
  return props.children ? <th {...props} /> : <td />;
}

/** A table wider than the page can be scrolled by keyboard. */
function Table(props: ComponentProps<'table'>) {
  const t = useText();
  const container = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  if (import.meta.env.SSG_MD) return <table {...props} />;
  return (
    <div
      ref={container}
      className="rp-table-scroll-container rp-scrollbar"
      {...(overflows && { tabIndex: 0, role: 'group', 'aria-label': t('table.label') })}
    >
      <table {...props} />
    </div>
  );
}

export function getCustomMDXComponent() {
  return { ...base, a: Anchor, input: TaskBox, table: Table, th: HeaderCell };
}
