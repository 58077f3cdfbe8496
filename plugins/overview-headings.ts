import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { filledModule } from './filled-module';

export interface ListedHeading {
  id: string;
  text: string;
  depth: number;
}

/** Headings of the pages by route. */
export type ListedHeadings = Record<string, ListedHeading[]>;

const MODULE = path.resolve('theme/Overview/headings.ts');

/**
 * Gives overview pages the headings that they list. The core has them in the list of all pages, which every page
 * loads, so `plugins/lean-page-list.ts` empties that; here they become a module that overview pages alone load.
 */
export function pluginOverviewHeadings(): RspressPlugin {
  const headings: ListedHeadings = {};
  return {
    name: 'site-overview-headings',
    modifySearchIndexData(pages) {
      const overviews = pages.filter(({ frontmatter }) => frontmatter.overview);
      for (const { routePath, toc } of pages) {
        if (!overviews.some(overview => isBelow(routePath, overview.routePath))) continue;
        headings[routePath] = toc.map(({ id, text, depth }) => ({ id, text, depth }));
      }
    },
    builderConfig: { plugins: [filledModule('site-overview-headings', MODULE, () => headings)] },
  };
}

function isBelow(route: string, overview: string): boolean {
  return route !== overview && route.startsWith(overview.replace(/overview$/, ''));
}
