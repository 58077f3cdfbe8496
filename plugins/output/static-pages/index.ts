import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { logger, type RspressPlugin } from '@rspress/core';
import { glob } from 'tinyglobby';
import type { Settings } from '../../../site/settings';
import { FRAME_FOLDER } from '../../content/playground';
import { PREVIEW_FOLDER } from '../../content/previews/folder';
import { headersFile } from './headers';
import { writeMovedPages } from './moved';
import { dropAlternates, MISSING_ORIGIN } from './origin';
import {
  ANY_STYLE,
  addPolicy,
  hasPolicy,
  inlineScriptHashes,
  inlineStyleHashes,
  LATE_STYLES,
  pagePolicy,
} from './policy';
import { fillSidebar, readSidebars } from './sidebars';
import { linkRareStyles, readRareSheets } from './styles';
import { dropTextPreload } from './text-preload';

/**
 * Processes the finished HTML files in one pass: each file is read and written once, because the core runs the
 * `afterBuild` of all plugins at the same time. Also writes `_headers` and the redirects of moved pages.
 */
export function pluginStaticPages(settings: Settings): RspressPlugin {
  const { outDir, basePath, siteOrigin } = settings;
  const routePaths = new Set<string>();
  return {
    name: 'site-static-pages',
    routeGenerated(routes) {
      for (const { routePath } of routes) routePaths.add(routePath);
    },
    async afterBuild(_config, isProd) {
      if (!isProd) return;
      const files = await glob('**/*.html', { cwd: outDir, ignore: [`${FRAME_FOLDER}**`] });
      const sheets = await readRareSheets(outDir);
      const read = await Promise.all(
        files.map(async file => ({ file, html: await readFile(path.join(outDir, file), 'utf8') })),
      );
      const pages = read.filter(({ html }) => !hasPolicy(html));
      const sidebars = readSidebars(pages.map(({ html }) => html));
      // The app shows other pages in the document of the first one, so each page allows the style sheets of all pages.
      const styles = distinct([LATE_STYLES, ...pages.map(({ html }) => inlineStyleHashes(html))]);
      const scripts = await Promise.all(
        pages.map(async ({ file, html }) => {
          const linked = siteOrigin ? html : dropAlternates(html);
          const styled = linkRareStyles(dropTextPreload(linked), sheets);
          const own = inlineScriptHashes(styled);
          if (own.length === 0) {
            throw new Error(
              `Each page should have an inline script, but none is found in ${file}: adapt \`INLINE_SCRIPT\` in plugins/output/static-pages/policy.ts.`,
            );
          }
          const withPolicy = addPolicy(
            styled,
            pagePolicy(
              { scripts: own, styles: file.startsWith(PREVIEW_FOLDER) ? ANY_STYLE : styles },
              settings,
            ),
          );
          await writeFile(path.join(outDir, file), fillSidebar(withPolicy, sidebars));
          return own;
        }),
      );
      const policyWith = (sources: string[]) =>
        pagePolicy({ scripts: distinct(scripts), styles: sources }, settings);
      const headers = headersFile({
        files: pages.map(({ file }) => file),
        basePath,
        policy: policyWith(styles),
        previewPolicy: policyWith(ANY_STYLE),
        isStaticElsewhere: Boolean(settings.assetPrefix),
      });
      await writeFile(path.join(outDir, '_headers'), headers);
      if (!siteOrigin) logger.info(MISSING_ORIGIN);
      await writeMovedPages({ outDir, basePath, siteOrigin, routePaths });
    },
  };
}

function distinct(hashes: string[][]): string[] {
  return [...new Set(hashes.flat())].sort();
}
