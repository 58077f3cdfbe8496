import { usePages } from '@rspress/core/runtime';
import { useMemo } from 'react';
import headings from './headings';

/** Gives the pages that an overview lists their headings: the list of all pages comes without them. */
export function useListedHeadings() {
  const { pages } = usePages();
  // Again with every language whose pages become known: the list stays the same, and grows.
  useMemo(() => {
    for (const page of pages) {
      page.toc = (headings[page.routePath] ?? []).map(heading => ({ ...heading, charIndex: -1 }));
    }
  }, [pages, pages.length]);
}
