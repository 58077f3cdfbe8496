import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { logger, type RspressPlugin } from '@rspress/core';
import { glob } from 'tinyglobby';
import type { Settings } from '../../../site/settings';
import { FRAME_FOLDER } from '../../content/playground';
import { PREVIEW_FOLDER } from '../../content/previews/folder';
import { finishPage, isPagePlugin, parsePage, printInside } from '../../support/page-tree';
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
import { fillSidebar, hasAllEntries, readSidebars } from './sidebars';
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
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const plugins = [...(config.plugins ?? [])].filter(isPagePlugin);
      const files = await glob('**/*.html', { cwd: outDir, ignore: [`${FRAME_FOLDER}**`] });
      const sheets = await readRareSheets(outDir);
      const { sidebars, styles } = await readShared(outDir, files);
      const scripts: string[][] = [];
      const finished: string[] = [];
      // One after the other, because the tree of a page takes much memory.
      for (const file of files.sort()) {
        const page = parsePage(await readFile(path.join(outDir, file), 'utf8'));
        if (hasPolicy(page)) continue;
        const isPreview = file.startsWith(PREVIEW_FOLDER);
        if (!isPreview) {
          finishPage(page, file, plugins);
          if (!siteOrigin) dropAlternates(page);
          dropTextPreload(page);
          linkRareStyles(page, sheets);
          fillSidebar(page, sidebars);
        }
        const own = inlineScriptHashes(page);
        addPolicy(page, pagePolicy({ scripts: own, styles: isPreview ? ANY_STYLE : styles }, settings));
        await writeFile(path.join(outDir, file), printInside(page));
        scripts.push(own);
        finished.push(file);
      }
      const policyWith = (sources: string[]) =>
        pagePolicy({ scripts: distinct(scripts), styles: sources }, settings);
      const headers = headersFile({
        files: finished,
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

/** What a page may need from another one: whole sidebars, and the style sheets of all pages. */
async function readShared(outDir: string, files: string[]) {
  const read = await Promise.all(files.map(file => readFile(path.join(outDir, file), 'utf8')));
  const withSidebars = read.filter(hasAllEntries).map(parsePage);
  const withStyles = read.filter(html => html.includes('<style')).map(parsePage);
  return {
    sidebars: readSidebars(withSidebars),
    // The app shows other pages in the document of the first one, so each page allows the style sheets of all pages.
    styles: distinct([LATE_STYLES, ...withStyles.filter(page => !hasPolicy(page)).map(inlineStyleHashes)]),
  };
}

function distinct(hashes: string[][]): string[] {
  return [...new Set(hashes.flat())].sort();
}
