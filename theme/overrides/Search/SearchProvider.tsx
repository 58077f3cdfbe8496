import { useLang } from '@rspress/core/runtime';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { loadPages } from '../../parts/PageIndex/loadPages';
import { MAIN_ID } from '../../support/mainId';
import { useText } from '../../support/useText';
import { useLinkNavigate } from '../Link/useLinkNavigate';
import type { SearchDialogProps } from './dialog/SearchDialog';
import { SearchContext } from './SearchContext';
import styles from './SearchProvider.module.css';
import { useSearchKeys } from './useSearchKeys';
import { useTypedAhead } from './useTypedAhead';

/** As much as the dialog's input takes. */
const LONGEST_QUERY = 64;
/** On the root element while the search is asked for and not there yet. Same attribute as in the boot script. */
const OPENING = 'data-search-opening';

// Asked for before the app ran: what it needs is fetched beside the app, not after it.
if (typeof document === 'object' && document.documentElement.hasAttribute(OPENING)) {
  import('./dialog').catch(() => {});
}

type Dialog = (props: SearchDialogProps) => ReactNode;

async function loadDialog(lang: string): Promise<Dialog> {
  // It drops stored searches whose page is gone; without the list of pages it keeps them all.
  const pages = Promise.resolve(loadPages(lang)).catch(console.warn);
  const [{ SearchDialog }] = await Promise.all([import('./dialog'), pages]);
  return SearchDialog;
}

/** Opens the search for buttons and shortcuts; there is one dialog a page, fetched when somebody reaches for it. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const t = useText();
  const lang = useLang();
  const [query, setQuery] = useState<string>();
  const [Dialog, setDialog] = useState<Dialog>();
  const [isUnavailable, setUnavailable] = useState(false);
  const afterClose = useRef<() => void>(() => {});
  const isOpen = query !== undefined;
  const navigate = useLinkNavigate();

  const open = useCallback(
    (asked = '', opener = focusedElement()) => {
      afterClose.current = () => returnFocus(opener);
      setUnavailable(false);
      setQuery((asked || (window.getSelection()?.toString() ?? '')).slice(0, LONGEST_QUERY));
      loadDialog(lang).then(
        loaded => setDialog(() => loaded),
        () => {
          setQuery(undefined);
          setUnavailable(true);
        },
      );
    },
    [lang],
  );
  const close = useCallback(() => setQuery(undefined), []);
  const preload = useCallback(() => {
    loadDialog(lang).catch(() => {});
  }, [lang]);
  const follow = (path: string) => {
    afterClose.current = () => {
      navigate(path);
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    };
    close();
  };

  // The dialog is gone by now: it returned the page's scroll position and made the page operable again.
  useEffect(() => {
    if (isOpen) return () => afterClose.current();
  }, [isOpen]);
  // As early as the change itself: between what the boot script shows and this, nothing else is seen.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(OPENING, isOpen && !Dialog);
  }, [isOpen, Dialog]);
  useSearchKeys(isOpen, open, close);
  useTypedAhead(isOpen && !Dialog, setQuery, close);

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
        createPortal(
          // What is typed when the dialog is there but has not taken the focus yet makes it anew, with that in it.
          <Dialog key={query} initialQuery={query} onClose={close} onFollow={follow} />,
          document.body,
        )}
    </SearchContext.Provider>
  );
}

function focusedElement(): HTMLElement | undefined {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && focused !== document.body ? focused : undefined;
}

/** To what had it; to the search button where that is gone. */
function returnFocus(opener: HTMLElement | undefined) {
  if (!opener) return;
  const target = opener.isConnected ? opener : document.querySelector<HTMLElement>('[data-search]');
  target?.focus({ preventScroll: true });
}
