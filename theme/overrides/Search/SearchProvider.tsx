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

/** Maximum length of the dialog's input. */
const LONGEST_QUERY = 64;
/** Set on the root element while the dialog loads. The boot script uses the same attribute. */
const OPENING = 'data-search-opening';

// The search was opened before hydration: load the dialog in parallel with the app.
if (typeof document === 'object' && document.documentElement.hasAttribute(OPENING)) {
  import('./dialog').catch(() => {});
}

type Dialog = (props: SearchDialogProps) => ReactNode;

async function loadDialog(lang: string): Promise<Dialog> {
  // The dialog removes stored searches whose page no longer exists; without the list of pages, it keeps all of them.
  const pages = Promise.resolve(loadPages(lang)).catch(console.warn);
  const [{ SearchDialog }] = await Promise.all([import('./dialog'), pages]);
  return SearchDialog;
}

/**
 * Opens the search for buttons and shortcuts. There's one dialog per page; it loads when a reader is about to open it.
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

  // The dialog is unmounted by then: it has restored the scroll position and made the page interactive again.
  useEffect(() => {
    if (isOpen) return () => afterClose.current();
  }, [isOpen]);
  // A layout effect, so that there's no gap between the boot script's placeholder and this one.
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
          // If the reader types before the dialog has taken the focus, it's recreated with that text.
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

/** Returns the focus to its previous element, or to the search button if that no longer exists. */
function returnFocus(opener: HTMLElement | undefined) {
  if (!opener) return;
  const target = opener.isConnected ? opener : document.querySelector<HTMLElement>('[data-search]');
  target?.focus({ preventScroll: true });
}
