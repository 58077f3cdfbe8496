// Readers on slow networks: only overview pages need the overview, but the default puts it into every page.
import { removeBase } from '@rspress/core/runtime';
import { lazy } from 'react';
import { loadPages } from '../../parts/PageIndex/loadPages';
import { languageOfPath } from '../../support/usePageLanguage';
import { OverviewMarkdown } from './OverviewMarkdown';

/** The Markdown build prints components at once and cannot wait for a lazy one. */
export const Overview = import.meta.env.SSG_MD ? OverviewMarkdown : lazy(load);

/** With the list of the pages of a language; those of another one come with the way to its pages. */
async function load() {
  const [overview] = await Promise.all([
    import('./OverviewWithHeadings'),
    typeof window === 'undefined' ? undefined : loadPages(languageOfPath(removeBase(location.pathname))),
  ]);
  return overview;
}
