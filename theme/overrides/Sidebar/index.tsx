// For readers who use a keyboard or no scripts: the default's groups are `div`s and only open on click.
import { useLocation, useSidebar } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { scrollWithin } from '../../support/scrollIntoBox';
import { useText } from '../../support/useText';
import { EntryList } from './EntryList';
import { PrintedOnce } from './PrintedOnce';

export function Sidebar() {
  const t = useText();
  const entries = useSidebar();
  const root = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path has changed
  useEffect(() => {
    // A page served as HTML has already scrolled its sidebar. Scrolling now would move another entry below the pointer.
    if (window.recordedForApp && !document.documentElement.hasAttribute('data-hydrated')) return;
    const column = root.current?.parentElement;
    const active = root.current?.querySelector<HTMLElement>('[aria-current]');
    if (!column || !active) return;
    scrollWithin(column, active, { scrollMode: 'if-needed' });
  }, [pathname]);

  return (
    <nav ref={root} aria-label={t('sidebar.label')} data-sidebar>
      {process.env.__SSR__ ? (
        <PrintedOnce entries={entries} pathname={pathname} />
      ) : (
        <EntryList entries={entries} pathname={pathname} />
      )}
    </nav>
  );
}
