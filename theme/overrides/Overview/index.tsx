// For readers on slow networks: the default bundles the overview with every page, although only overview pages need it.

import { removeBase } from '@rspress/core/runtime';
import { lazy } from 'react';
import { languageOfPath } from '../../../site/languages';
import { loadPages } from '../../parts/PageIndex/loadPages';
import { OverviewMarkdown } from './OverviewMarkdown';

/** The Markdown build renders synchronously and can't wait for a lazy component. */
export const Overview = import.meta.env.SSG_MD ? OverviewMarkdown : lazy(load);

/**
 * Loads the overview and the list of the language's pages. Navigation to another language loads that language's list.
 */
async function load() {
  const [overview] = await Promise.all([
    import('./OverviewWithHeadings'),
    typeof window === 'undefined' ? undefined : loadPages(languageOfPath(removeBase(location.pathname))),
  ]);
  return overview;
}
