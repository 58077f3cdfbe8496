// Readers on slow networks: only overview pages need the overview, but the default puts it into every page.
import { Overview as BaseOverview } from '@rspress/core/theme-original';
import { lazy } from 'react';

/** The Markdown build prints components at once and cannot wait for a lazy one. */
export const Overview = import.meta.env.SSG_MD
  ? BaseOverview
  : lazy(async () => {
      const overview = await import('@rspress/core/dist/theme/components/Overview/index.js');
      return { default: overview.Overview };
    });
