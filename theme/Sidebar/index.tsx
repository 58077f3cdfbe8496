// Readers on keyboard or without scripts: the default's groups open on click only and are `div`s.
import '@rspress/core/dist/theme/components/Sidebar/SidebarItem.css';
import type { SidebarData } from '@rspress/core';
import { isEqualPath, useLocation, useSidebar } from '@rspress/core/runtime';
import { renderInlineMarkdown, SvgWrapper, Tag } from '@rspress/core/theme-original';
import { useEffect, useRef } from 'react';
import { Link } from '../Link';
import { useText } from '../support/useText';
import styles from './Sidebar.module.css';

type Entry = SidebarData[number];

export function Sidebar() {
  const t = useText();
  const entries = useSidebar();
  const root = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path has changed
  useEffect(() => {
    const column = root.current?.parentElement;
    const active = root.current?.querySelector<HTMLElement>('[aria-current]');
    if (!column || !active) return;
    const { top, bottom } = active.getBoundingClientRect();
    const view = column.getBoundingClientRect();
    if (top < view.top || bottom > view.bottom) column.scrollTop += top - view.top - view.height / 2;
  }, [pathname]);

  return (
    <nav ref={root} aria-label={t('sidebar.label')} data-sidebar>
      <EntryList entries={entries} />
    </nav>
  );
}

function EntryList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className={styles.list}>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the entries of a build never change their order
        <li key={index}>
          <SidebarEntry entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function SidebarEntry({ entry }: { entry: Entry }) {
  if ('dividerType' in entry) return <hr className={styles.divider} data-type={entry.dividerType} />;
  if ('sectionHeaderText' in entry) {
    return <p className={styles.header} {...renderInlineMarkdown(entry.sectionHeaderText)} />;
  }
  if (!('items' in entry))
    return <PageLink text={entry.text} link={entry.link} tag={entry.tag} icon={entry.icon} />;
  return (
    <details className={styles.group} open={!entry.collapsed}>
      <summary className={styles.summary}>
        <span {...renderInlineMarkdown(entry.text)} />
        <svg className={styles.arrow} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d="m4.5 3 3 3-3 3" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </summary>
      {entry.link && <PageLink text={entry.text} link={entry.link} tag={entry.tag} icon={entry.icon} />}
      <EntryList entries={entry.items} />
    </details>
  );
}

interface PageLinkProps {
  text: string;
  link: string;
  tag?: string;
  icon?: string;
}

function PageLink({ text, link, tag, icon }: PageLinkProps) {
  const { pathname } = useLocation();
  const active = isEqualPath(link, pathname);
  return (
    <Link
      href={link}
      className={`rp-sidebar-item ${active ? 'rp-sidebar-item--active' : ''}`}
      aria-current={active ? 'page' : undefined}
    >
      {icon && <SvgWrapper icon={icon} className="rp-sidebar-item__icon" />}
      <span {...renderInlineMarkdown(text)} />
      <Tag tag={tag} />
    </Link>
  );
}
