/** This site, as the bench builds it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from './generated-pages';
import { ORIGIN } from './peers/generator';
import type { Case } from './results';

/** The route of one page of each kind. */
export const KINDS_OF_PAGES = {
  home: '/',
  guide: '/guide/basic/deploy',
  reference: '/api/config/config-basic',
  overview: '/api/',
  live: '/plugin/official-plugins/playground',
  /** The page with the longest source; a test fails if another page becomes longer. */
  longest: '/guide/troubleshooting',
} satisfies Partial<Record<Case, string>>;

export const RSPRESS = path.resolve('node_modules/@rspress/core/bin/rspress.js');
export const CONFIG = path.resolve('bench/site.config.ts');

/** @returns the file with the text of a page of this site */
export function sourceOf(route: string, lang: Language): string {
  return path.resolve(`docs/${lang}${route}.mdx`);
}

/** @returns the length of the longest page's source in a language, in characters */
export function longestLength(lang: Language): number {
  return readFileSync(sourceOf(KINDS_OF_PAGES.longest, lang), 'utf8').length;
}

/**
 * Returns environment variables for building this site, or generated pages with its theme. They set the defaults, so
 * that the variables of this machine have no effect.
 * @param outDir absolute folder of the built files, inside the project; the build cache goes into the folder `cache` next to it
 */
export function siteEnv(outDir: string): Record<string, string> {
  return {
    OUT_DIR: inProject(outDir),
    SITE_CACHE_DIR: inProject(path.join(outDir, '../cache')),
    BASE_PATH: '/',
    SITE_ORIGIN: ORIGIN,
    ALGOLIA_APP_ID: '',
    ALGOLIA_API_KEY: '',
    ALGOLIA_INDEX_NAME: '',
  };
}

/** Path relative to the project, with the slashes that settings take on each system. */
function inProject(folder: string): string {
  return path.relative(process.cwd(), folder).split(path.sep).join('/');
}
