import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { logger, type PageIndexInfo, type RspressPlugin } from '@rspress/core';
import { pluginSitemap as upstream } from '@rspress/plugin-sitemap';
import { englishPath } from '../../site/head';
import type { Settings } from '../../site/settings';

const FILE = 'plugins/output/sitemap.ts';

/** Parts of what `@rspress/plugin-sitemap` writes. */
const PAGE = /<url>.*?<\/url>/gs;
const LOCATION = /<loc>(.*?)<\/loc>/;
const LAST_CHANGE = /<lastmod>.*?<\/lastmod>/;

/** A page, once the core has added the time of its last change, if that's known. */
interface DatedPage extends PageIndexInfo {
  lastUpdatedTime?: string;
}

/** Says why the build leaves out dates, and how to get them. */
export const MISSING_DATES =
  "Git doesn't have the history of the pages, so neither they nor the sitemap say when they last changed. In a shallow clone, run `git fetch --unshallow` before the build.";

/**
 * The official plugin's sitemap, sorted, in which each page also lists its URLs in the other languages. Its dates are
 * the ones below the pages, because files have the date of the checkout.
 */
export function pluginSitemap({ basePath, siteOrigin, outDir }: Settings): RspressPlugin {
  const plugin = upstream({});
  const root = `${siteOrigin ?? ''}${basePath}`;
  const pages: DatedPage[] = [];
  return {
    ...plugin,
    async extendPageData(page, isProd) {
      pages.push(page);
      await plugin.extendPageData?.(page, isProd);
    },
    async afterBuild(config, isProd) {
      await plugin.afterBuild?.(config, isProd);
      if (!isProd) return;
      const file = path.join(outDir, 'sitemap.xml');
      // Only now, because the core adds the times at the same time as this plugin sees the pages.
      const times = new Map(
        pages.flatMap(({ routePath, lastUpdatedTime: time }) =>
          time ? [[root + routePath.slice(1), time] as const] : [],
        ),
      );
      if (times.size === 0) logger.info(MISSING_DATES);
      const dated = setDates(await readFile(file, 'utf8'), times);
      await writeFile(file, addAlternates(inOrder(dated), root));
    },
  };
}

/**
 * Replaces the date of each page's file with the time of the page's last change, or removes it if that isn't known.
 * @param times by URL, such as `11/27/2026, 7:12:49 PM` or `2026/11/27 19:12:49`, in the time zone of this computer
 * @throws Error for times in another form
 */
export function setDates(sitemap: string, times: ReadonlyMap<string, string>): string {
  return sitemap.replace(PAGE, page => {
    const time = times.get(LOCATION.exec(page)?.[1] ?? '');
    return page.replace(LAST_CHANGE, time ? `<lastmod>${isoTime(time)}</lastmod>` : '');
  });
}

function isoTime(time: string): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) {
    throw new Error(
      `JavaScript should be able to read the times of the core, but a page last changed on "${time}": adapt \`isoTime\` in ${FILE}.`,
    );
  }
  return date.toISOString();
}

/** Sorts the pages. The official plugin lists them in the order in which they were read, which can vary. */
export function inOrder(sitemap: string): string {
  const pages = sitemap.match(PAGE)?.sort().values();
  return sitemap.replace(PAGE, () => pages?.next().value ?? '');
}

/**
 * @param root URL of the home page, with a trailing slash
 * @throws Error for a sitemap in another form
 */
export function addAlternates(sitemap: string, root: string): string {
  const isKnown = sitemap.includes('<urlset ') && sitemap.match(PAGE)?.every(page => LOCATION.test(page));
  if (!isKnown) {
    throw new Error(
      `@rspress/plugin-sitemap should put each page into <url> and its URL into <loc>, but the sitemap begins with ${JSON.stringify(sitemap.slice(0, 200))}: adapt the patterns in ${FILE}.`,
    );
  }
  return sitemap
    .replace('<urlset ', '<urlset xmlns:xhtml="http://www.w3.org/1999/xhtml" ')
    .replace(new RegExp(LOCATION, 'g'), (loc, address: string) => loc + alternatesOf(address, root));
}

function alternatesOf(address: string, root: string): string {
  const english = englishPath(`/${address.slice(root.length)}`);
  return [
    ['en', english],
    ['zh', english === '' ? 'zh/' : `zh/${english}`],
    ['x-default', english],
  ]
    .map(([lang, path]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${root}${path}"/>`)
    .join('');
}
