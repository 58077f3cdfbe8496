// Not documented: the default's own module, so that only overview pages load it.
import { Overview } from '@rspress/core/dist/theme/components/Overview/index.js';
import { type ComponentProps, useEffect, useLayoutEffect } from 'react';
import { useListedHeadings } from './useListedHeadings';

const FILTER = '.rp-overview-search__input';

/**
 * The default overview, with the headings that it expects in the list of all pages. The default also moves the focus to
 * its filter, past the skip link and the navbar, even if the reader is elsewhere; this prevents it.
 */
export default function OverviewWithHeadings(props: ComponentProps<typeof Overview>) {
  useListedHeadings();
  // The child's effects run between this layout effect and the effect below.
  useLayoutEffect(() => {
    const filter = document.querySelector<HTMLElement>(FILTER);
    if (filter) filter.focus = () => {};
  }, []);
  useEffect(() => {
    const filter: Partial<HTMLElement> | null = document.querySelector(FILTER);
    // Restores the inherited method.
    delete filter?.focus;
  }, []);
  return <Overview {...props} />;
}
