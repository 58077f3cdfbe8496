import { createContext, useContext } from 'react';

export interface SearchControls {
  /**
   * Opens the dialog.
   * @param query initial text of its input; the reader's text selection by default
   * @param opener element that gets the focus back; the focused element by default
   */
  open(query?: string, opener?: Element | null): void;
  /** Preloads the dialog's script when the reader seems about to open it. */
  preload(): void;
}

export const SearchContext = createContext<SearchControls>({ open: () => {}, preload: () => {} });

export function useSearch(): SearchControls {
  return useContext(SearchContext);
}
