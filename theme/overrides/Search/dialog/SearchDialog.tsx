import '@docsearch/css/dist/modal.css';
import './dialog.css';
import { DocSearchModal } from '@docsearch/react';
import { usePages, withBase } from '@rspress/core/runtime';
import { useEffect, useMemo, useRef } from 'react';
import { loadPages } from '../../../parts/PageIndex/loadPages';
import { usePageLanguage } from '../../../support/usePageLanguage';
import { useText } from '../../../support/useText';
import { createBackEnd } from './backEnd';
import { HitActionsContext, HitLink } from './HitLink';
import { listNameOf, useStoredSearches } from './storedSearches';
import { takeOver } from './takeOver';
import { dialogTexts, resultCountText } from './texts';
import { useModalFocus } from './useModalFocus';
import { useResultCount } from './useResultCount';
import { useTreeSemantics } from './useTreeSemantics';

export interface SearchDialogProps {
  initialQuery: string;
  onClose: () => void;
  /** Goes to a result's page: path with hash, without the base path. */
  onFollow: (path: string) => void;
}

/** The DocSearch dialog, with workarounds for its known bugs. */
export function SearchDialog({ initialQuery, onClose, onFollow }: SearchDialogProps) {
  const t = useText();
  const lang = usePageLanguage();
  const dialog = useRef<HTMLDivElement>(null);
  const listName = listNameOf(lang);
  useStoredSearches(listName);
  useModalFocus(dialog, onClose);
  useTreeSemantics(dialog);
  const count = useResultCount(dialog);
  // This runs after DocSearch's own effects, which select the text.
  useEffect(() => takeOver(dialog.current), []);

  // Keep these stable: DocSearch rebuilds its state when one of them changes.
  const { pages } = usePages();
  const readTitles = useRef(async () => {
    await loadPages(lang);
    return pages.filter(page => page.lang === lang).map(({ title }) => title);
  }).current;
  const backEnd = useMemo(() => createBackEnd(lang, readTitles), [lang, readTitles]);
  const follow = useRef(onFollow);
  follow.current = onFollow;
  const navigator = useMemo(() => createNavigator(path => follow.current(path)), []);

  return (
    <div
      ref={dialog}
      className="docs-search"
      role="dialog"
      aria-modal="true"
      aria-label={t('search.button')}
      data-back-end={backEnd.name}
    >
      <p className="visually-hidden" role="status">
        {count !== undefined && resultCountText(count, lang)}
      </p>
      <HitActionsContext.Provider value={{ follow: onFollow, onClick: backEnd.onHitClick }}>
        <DocSearchModal
          {...backEnd.props}
          indexName={listName}
          placeholder={t('search.button')}
          initialQuery={initialQuery}
          initialScrollY={window.scrollY}
          navigator={navigator}
          hitComponent={HitLink}
          translations={dialogTexts(lang)}
          onClose={onClose}
        />
      </HitActionsContext.Provider>
    </div>
  );
}

/** Handles Enter; for a click, the link itself navigates. */
function createNavigator(follow: (path: string) => void) {
  const { outerWidth, outerHeight } = window;
  return {
    navigate: ({ itemUrl }: { itemUrl: string }) => follow(itemUrl),
    navigateNewTab: ({ itemUrl }: { itemUrl: string }) => {
      window.open(withBase(itemUrl), '_blank', 'noopener');
    },
    navigateNewWindow: ({ itemUrl }: { itemUrl: string }) => {
      window.open(withBase(itemUrl), '_blank', `noopener,width=${outerWidth},height=${outerHeight}`);
    },
  };
}
