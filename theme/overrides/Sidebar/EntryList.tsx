import '@rspress/core/dist/theme/components/Sidebar/SidebarItem.css';
import type { SidebarData } from '@rspress/core';
import { isEqualPath } from '@rspress/core/runtime';
import { renderInlineMarkdown, SvgWrapper, Tag } from '@rspress/core/theme-original';
import { memo, useRef, useState } from 'react';
import { usePageChange } from '../../support/usePageChange';
import { Link } from '../Link';
import styles from './Sidebar.module.css';

type Entry = SidebarData[number];
type GroupEntry = Extract<Entry, { items: unknown }>;
/** A page, or a group with a page. */
export type LinkedEntry = Extract<Entry, { text: string }> & { link: string };

interface EntryListProps {
  entries: readonly Entry[];
  /** Path of the current page, whose entry is marked. If it's missing, no entry is marked. */
  pathname?: string;
}

export function EntryList({ entries, pathname }: EntryListProps) {
  return (
    <ul className={styles.list}>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the entries of a build never change their order
        <li key={index}>
          <SidebarEntry entry={entry} pathname={pathname} />
        </li>
      ))}
    </ul>
  );
}

function SidebarEntry({ entry, pathname }: { entry: Entry; pathname: string | undefined }) {
  if ('dividerType' in entry) return <hr className={styles.divider} data-type={entry.dividerType} />;
  if ('sectionHeaderText' in entry) {
    return <p className={styles.header} {...renderInlineMarkdown(entry.sectionHeaderText)} />;
  }
  if ('items' in entry) return <Group entry={entry} pathname={pathname} />;
  return hasLink(entry) && <PageLink entry={entry} active={isAt(entry, pathname)} />;
}

/** A group. If readers can close it, it's open unless the author wants it closed, or the current page is in it. */
function Group({ entry, pathname }: { entry: GroupEntry; pathname: string | undefined }) {
  const isHere = contains(entry, pathname);
  const [startsOpen] = useState(!entry.collapsed || isHere);
  const details = useRef<HTMLDetailsElement>(null);
  usePageChange(() => {
    if (isHere && details.current) details.current.open = true;
  });
  const link = hasLink(entry) && <PageLink entry={entry} active={isAt(entry, pathname)} />;
  const items = <EntryList entries={entry.items} pathname={pathname} />;
  if (entry.collapsible === false) {
    return (
      <div className={styles.group}>
        {link || (
          <p className={styles.name}>
            <Label entry={entry} />
          </p>
        )}
        {items}
      </div>
    );
  }
  return (
    <details ref={details} className={styles.group} open={startsOpen}>
      <summary className={`${styles.name} ${styles.summary}`}>
        <Label entry={entry} />
        <svg className={styles.arrow} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d="m4.5 3 3 3-3 3" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </summary>
      {link}
      {items}
    </details>
  );
}

function contains(entry: Entry, pathname: string | undefined): boolean {
  if (hasLink(entry) && isAt(entry, pathname)) return true;
  return 'items' in entry && entry.items.some(item => contains(item, pathname));
}

export function hasLink(entry: Entry): entry is LinkedEntry {
  return 'link' in entry && Boolean(entry.link);
}

/** Whether an entry links to the page at a path. */
export function isAt({ link }: LinkedEntry, pathname: string | undefined): boolean {
  return pathname !== undefined && isEqualPath(link, pathname);
}

interface PageLinkProps {
  entry: LinkedEntry;
  /** Whether it links to the current page. */
  active: boolean;
}

export const PageLink = memo(({ entry, active }: PageLinkProps) => (
  <Link
    href={entry.link}
    className={`rp-sidebar-item ${active ? 'rp-sidebar-item--active' : ''}`}
    aria-current={active ? 'page' : undefined}
  >
    <Label entry={entry} />
  </Link>
));
PageLink.displayName = 'PageLink';

function Label({ entry: { icon, text, tag } }: { entry: LinkedEntry | GroupEntry }) {
  return (
    <>
      {icon && <SvgWrapper icon={icon} className="rp-sidebar-item__icon" />}
      <span {...renderInlineMarkdown(text)} />
      <Tag tag={tag} />
    </>
  );
}
