/** This site, as the bench builds it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from './generated-pages';
import { ORIGIN } from './peers/generator';
import type { Case } from './results';

/** Routes of one page of each kind that readers meet. */
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

/** @returns how many characters of Markdown the longest page has in a language */
export function longestLength(lang: Language): number {
  return readFileSync(sourceOf(KINDS_OF_PAGES.longest, lang), 'utf8').length;
}

/**
 * Settings for a build of this site, or with its theme: the defaults, whatever this machine's environment contains.
 * @param outDir folder of the built files; everything that builds keep for later ones goes to `cache` next to it
 */
export function siteEnv(outDir: string): Record<string, string> {
  return {
    OUT_DIR: path.relative(process.cwd(), outDir),
    SITE_CACHE_DIR: path.resolve(outDir, '../cache'),
    BASE_PATH: '/',
    SITE_ORIGIN: ORIGIN,
    ALGOLIA_APP_ID: '',
    ALGOLIA_API_KEY: '',
    ALGOLIA_INDEX_NAME: '',
  };
}
