import { createContext, useContext } from 'react';

export interface SearchControls {
  /**
   * Opens the dialog.
   * @param query what stands in its input; without one the reader's text selection does
   * @param opener what gets focus back; the focused element by default
   */
  open(query?: string, opener?: HTMLElement): void;
  /** Fetches the dialog's script, since the reader seems about to open it. */
  preload(): void;
}

export const SearchContext = createContext<SearchControls>({ open: () => {}, preload: () => {} });

export function useSearch(): SearchControls {
  return useContext(SearchContext);
}
