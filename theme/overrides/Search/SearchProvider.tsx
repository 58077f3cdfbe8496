import { removeBase, useLang, usePage } from '@rspress/core/runtime';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { languageOfPath } from '../../../site/languages';
import { loadPages } from '../../parts/PageIndex/loadPages';
import { MAIN_ID } from '../../support/mainId';
import { useText } from '../../support/useText';
import { useLinkNavigate } from '../Link/useLinkNavigate';
import type { SearchDialogProps } from './dialog/SearchDialog';
import { findEarlyBox, LONGEST_QUERY, openEarlyBox } from './earlyBox';
import { SearchContext } from './SearchContext';
import styles from './SearchProvider.module.css';
import { startWorker } from './startWorker';
import { useCloseOnReturn } from './useCloseOnReturn';
import { useSearchKeys } from './useSearchKeys';

// The search was opened before hydration: load what it needs in parallel with the app. The language is that of the path,
// because translators change the `lang` attribute.
if (typeof document === 'object' && findEarlyBox()) {
  loadParts(languageOfPath(removeBase(location.pathname))).catch(() => {});
}

type Dialog = (props: SearchDialogProps) => ReactNode;

async function loadParts(lang: string) {
  if (!__SITE__.hostedSearch) startWorker(lang);
  return import('./dialog');
}

async function loadDialog(lang: string): Promise<Dialog> {
  const { SearchDialog, hasStoredSearches, endOfComposition } = await loadParts(lang);
  // The dialog removes those whose page no longer exists; without the list of pages, it keeps all of them.
  if (hasStoredSearches(lang)) await Promise.resolve(loadPages(lang)).catch(console.warn);
  await endOfComposition();
  return SearchDialog;
}

/**
 * Opens the search for buttons and shortcuts. There's one dialog per page; it loads when a reader is about to open it.
 * Until then, readers type into the early box.
 */
export function SearchProvider({ children }: { children: ReactNode }) {
  const t = useText();
  const lang = useLang();
  const [query, setQuery] = useState<string>();
  const [Dialog, setDialog] = useState<Dialog>();
  const [isUnavailable, setUnavailable] = useState(false);
  const afterClose = useRef<() => void>(() => {});
  const isOpen = query !== undefined;
  const navigate = useLinkNavigate();

  const replaceEarlyBox = useCallback(async () => {
    try {
      const loaded = await loadDialog(lang);
      const box = findEarlyBox();
      if (box) afterClose.current = () => returnFocus(box.opener);
      // With its effects, so that the dialog takes the focus over before the reader can type more.
      flushSync(() => {
        setDialog(() => loaded);
        if (box) setQuery(box.querySelector('input')?.value ?? '');
      });
    } catch {
      const box = findEarlyBox();
      box?.close();
      // A reader who has closed the box doesn't need to know.
      setUnavailable(box !== null);
    }
  }, [lang]);
  const open = useCallback(
    (asked = '', opener: Element | null = document.activeElement) => {
      setUnavailable(false);
      if (Dialog) {
        afterClose.current = () => returnFocus(opener);
        setQuery((asked || String(getSelection())).slice(0, LONGEST_QUERY));
      } else {
        openEarlyBox(asked, opener);
        replaceEarlyBox();
      }
    },
    [Dialog, replaceEarlyBox],
  );
  const close = useCallback(() => {
    // If the focused field is removed, Firefox focuses the first link of the page on the next arrow key.
    (document.activeElement as HTMLElement | null)?.blur();
    setQuery(undefined);
  }, []);
  const { routePath } = usePage().page;
  const leftPage = useRef<string>(undefined);
  const leave = useCallback(() => {
    afterClose.current = focusMain;
    leftPage.current = routePath;
    close();
  }, [routePath, close]);
  // The other page may have another element for its content, and it may load.
  useEffect(() => {
    if (leftPage.current === undefined || leftPage.current === routePath) return;
    leftPage.current = undefined;
    focusMain();
  }, [routePath]);
  const preload = useCallback(() => {
    import('./dialog').catch(() => {});
  }, []);
  const follow = (path: string) => {
    afterClose.current = () => {
      navigate(path);
      focusMain();
    };
    close();
  };

  // The boot script has opened it.
  useEffect(() => {
    if (findEarlyBox()) replaceEarlyBox();
  }, [replaceEarlyBox]);
  // The dialog is unmounted by then: it has restored the scroll position and made the page interactive again.
  useEffect(() => {
    if (isOpen) return () => afterClose.current();
  }, [isOpen]);
  useSearchKeys(isOpen, open, close);
  useCloseOnReturn(isOpen, leave);

  const controls = useMemo(() => ({ open, preload }), [open, preload]);
  return (
    <SearchContext.Provider value={controls}>
      {children}
      {isUnavailable && (
        <p className={styles.unavailable} role="alert">
          {t('search.unavailable')}
        </p>
      )}
      {isOpen &&
        Dialog &&
        createPortal(<Dialog initialQuery={query} onClose={close} onFollow={follow} />, document.body)}
    </SearchContext.Provider>
  );
}

/** The reader goes on in the content of the other page. */
function focusMain() {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}

/** Returns the focus to its previous element, or to the search button if that no longer exists. */
function returnFocus(opener: Element | null | undefined) {
  if (!opener || opener === document.body) return;
  const target = opener.isConnected ? opener : document.querySelector('[data-search]');
  (target as HTMLElement | null)?.focus({ preventScroll: true });
}
