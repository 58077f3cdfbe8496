import { Overview } from '@rspress/core/dist/theme/components/Overview/index.js';
import { type ComponentProps, useEffect, useLayoutEffect } from 'react';
import { useListedHeadings } from './useListedHeadings';

const FILTER = '.rp-overview-search__input';

/**
 * The default overview, which looks headings up in the list of all pages; that list comes without them. It also takes
 * the focus to its filter, past the skip link and the navbar, even while the reader is elsewhere.
 */
export default function OverviewWithHeadings(props: ComponentProps<typeof Overview>) {
  useListedHeadings();
  // Between these, the effects of what is in it run.
  useLayoutEffect(() => {
    const filter = document.querySelector<HTMLElement>(FILTER);
    if (filter) filter.focus = () => {};
  }, []);
  useEffect(() => {
    const filter: Partial<HTMLElement> | null = document.querySelector(FILTER);
    // From now on it is the method of all elements again.
    delete filter?.focus;
  }, []);
  return <Overview {...props} />;
}
