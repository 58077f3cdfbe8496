import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { pluginSitemap as upstream } from '@rspress/plugin-sitemap';
import { contractChanged } from '../../contracts/changed';
import { englishPath } from '../../site/head';
import type { Settings } from '../../site/settings';

const PAGE = /<url>.*?<\/url>/gs;
const LOCATION = /<loc>(.*?)<\/loc>/;

/** The official plugin's sitemap, sorted, in which each page also lists its URLs in the other languages. */
export function pluginSitemap({ basePath, siteOrigin, outDir }: Settings): RspressPlugin {
  const plugin = upstream({});
  const root = `${siteOrigin ?? ''}${basePath}`;
  return {
    ...plugin,
    async afterBuild(config, isProd) {
      await plugin.afterBuild?.(config, isProd);
      if (!isProd) return;
      const file = path.join(outDir, 'sitemap.xml');
      await writeFile(file, addAlternates(inOrder(await readFile(file, 'utf8')), root));
    },
  };
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
  if (!isKnown) throw contractChanged('sitemap-xml', `It begins with ${sitemap.slice(0, 200)}`);
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
