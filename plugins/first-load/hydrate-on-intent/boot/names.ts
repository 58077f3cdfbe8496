export const root = document.documentElement;

/** Set on the root element while the search opens. Same attribute as in `theme/overrides/Search/SearchProvider.tsx`. */
export const OPENING = 'data-search-opening';

/** Whether the app is running. Same attribute as in `theme/overrides/Root`. */
export function isRunning(): boolean {
  return root.hasAttribute('data-hydrated');
}
