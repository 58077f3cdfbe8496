import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { ListedHeadings } from '../../theme/overrides/Overview/headings';
import { filledModule } from '../support/filled-module';

const MODULE = path.resolve('theme/overrides/Overview/headings.ts');

/** Levels of the headings that an overview lists if its frontmatter doesn't set them. */
const LISTED_DEPTHS = [2];

/**
 * Gives overview pages the headings that they list. The core puts them into the list of all pages, which every page
 * loads, so `plugins/first-load/lean-page-list.ts` removes them there. This plugin writes them to a module that only
 * overview pages load.
 */
export function pluginOverviewHeadings(): RspressPlugin {
  const headings: ListedHeadings = {};
  return {
    name: 'site-overview-headings',
    modifySearchIndexData(pages) {
      const overviews = pages.filter(({ frontmatter }) => frontmatter.overview);
      for (const { routePath, toc, frontmatter: own } of pages) {
        const depths = overviews
          .filter(overview => isBelow(routePath, overview.routePath))
          .flatMap(({ frontmatter }) => frontmatter.overviewHeaders ?? LISTED_DEPTHS);
        if (depths.length === 0) continue;
        headings[routePath] = toc
          .filter(({ depth }) => (own.overviewHeaders ?? depths).includes(depth))
          .map(({ id, text, depth }) => [id, text, depth]);
      }
    },
    builderConfig: { plugins: [filledModule('site-overview-headings', MODULE, () => headings)] },
  };
}

function isBelow(route: string, overview: string): boolean {
  return route !== overview && route.startsWith(overview.replace(/overview$/, ''));
}
