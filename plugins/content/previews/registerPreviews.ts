import { existsSync, readFileSync } from 'node:fs';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { readPageTree } from '../../../search/page-tree';

type Routes = Parameters<NonNullable<RspressPlugin['routeGenerated']>>[0];
type RemarkPlugins = NonNullable<NonNullable<UserConfig['markdown']>['remarkPlugins']>;

const PREVIEW = /^ *`{3,}\w+ .*\bpreview\b/m;

/** The routes of pages with previews. */
export function withPreviews(routes: Routes): Routes {
  return routes.filter(
    ({ absolutePath: file }) => /\.mdx?$/.test(file) && PREVIEW.test(readFileSync(file, 'utf8')),
  );
}

/**
 * Runs the plugin's remark step on pages with previews, before the compiler does. The step writes the files that the
 * pages import, and collects the documents to build for frames.
 */
export function registerPreviews(routes: Routes, remarkPlugins: RemarkPlugins) {
  const processor = unified()
    .data('pageMeta' as never, {} as never)
    .use(remarkPlugins)
    .freeze();
  for (const { absolutePath: file } of routes) {
    const readText = (path: string) => {
      // Imported parts aren't pages, and the plugin doesn't process them.
      const isPart = path !== file && /\.mdx?$/.test(path);
      return !isPart && existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    };
    const tree = readPageTree(file, { root: process.cwd(), docsRoot: 'docs', readText });
    processor.runSync(tree, new VFile({ path: file }));
  }
}
