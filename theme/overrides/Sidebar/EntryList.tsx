import '@rspress/core/dist/theme/components/Sidebar/SidebarItem.css';
import type { SidebarData } from '@rspress/core';
import { isEqualPath } from '@rspress/core/runtime';
import { renderInlineMarkdown, SvgWrapper, Tag } from '@rspress/core/theme-original';
import { memo } from 'react';
import { Link } from '../Link';
import styles from './Sidebar.module.css';

type Entry = SidebarData[number];
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

function SidebarEntry({ entry, pathname }: { entry: Entry; pathname?: string }) {
  if ('dividerType' in entry) return <hr className={styles.divider} data-type={entry.dividerType} />;
  if ('sectionHeaderText' in entry) {
    return <p className={styles.header} {...renderInlineMarkdown(entry.sectionHeaderText)} />;
  }
  const link = hasLink(entry) && <PageLink entry={entry} active={isAt(entry, pathname)} />;
  if (!('items' in entry)) return link;
  return (
    <details className={styles.group} open={!entry.collapsed}>
      <summary className={styles.summary}>
        <span {...renderInlineMarkdown(entry.text)} />
        <svg className={styles.arrow} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d="m4.5 3 3 3-3 3" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </summary>
      {link}
      <EntryList entries={entry.items} pathname={pathname} />
    </details>
  );
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

export const PageLink = memo(({ entry: { text, link, tag, icon }, active }: PageLinkProps) => (
  <Link
    href={link}
    className={`rp-sidebar-item ${active ? 'rp-sidebar-item--active' : ''}`}
    aria-current={active ? 'page' : undefined}
  >
    {icon && <SvgWrapper icon={icon} className="rp-sidebar-item__icon" />}
    <span {...renderInlineMarkdown(text)} />
    <Tag tag={tag} />
  </Link>
));
PageLink.displayName = 'PageLink';
