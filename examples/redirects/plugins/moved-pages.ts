import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { normalizeHref, type RspressPlugin, withBase, withSiteOrigin } from '@rspress/core';

/** Writes a page at each old path that sends readers to the new path. */
export function pluginMovedPages(moved: Record<string, string>): RspressPlugin {
  const pages = new Set<string>();
  return {
    name: 'plugin-moved-pages',
    routeGenerated(routes) {
      for (const { routePath } of routes) pages.add(routePath);
    },
    async afterBuild({ outDir = 'doc_build', base = '/', siteOrigin, route }, isProd) {
      if (!isProd) return;
      for (const [from, to] of Object.entries(moved)) {
        const [page = ''] = to.split('#');
        if (pages.has(from)) throw new Error(`${from} is a page, so it can't redirect to ${to}.`);
        if (!pages.has(page)) throw new Error(`${from} redirects to ${to}, which isn't a page.`);
        const file = path.join(outDir, from.endsWith('/') ? `${from}index.html` : `${from}.html`);
        const href = (target: string) => withBase(normalizeHref(target, route?.cleanUrls), base);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, movedPage(href(to), withSiteOrigin(href(page), siteOrigin)));
      }
    },
  };
}

const movedPage = (href: string, canonical: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>This page has moved</title>
    <link rel="canonical" href="${canonical}">
    <meta http-equiv="refresh" content="0; url=${href}">
  </head>
  <body>
    <a href="${href}">This page has moved</a>
  </body>
</html>
`;
