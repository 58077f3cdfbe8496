export const root = document.documentElement;

/** On the root element while the search is opening. Same attribute as in `theme/overrides/Search/SearchProvider.tsx`. */
export const OPENING = 'data-search-opening';

/** Same attribute as in `theme/overrides/Root`. */
export function isRunning(): boolean {
  return root.hasAttribute('data-hydrated');
}
