import { usePages } from '@rspress/core/runtime';
import { useMemo } from 'react';
import headings from './headings';

/** Adds headings to the pages that an overview lists, because the list of all pages has none. */
export function useListedHeadings() {
  const { pages } = usePages();
  // Runs again when a language's pages are loaded: they're added to the same array.
  useMemo(() => {
    for (const page of pages) {
      const listed = headings[page.routePath] ?? [];
      page.toc = listed.map(([id, text, depth]) => ({ id, text, depth, charIndex: -1 }));
    }
  }, [pages, pages.length]);
}
