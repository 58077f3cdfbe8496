/** This site, built for the bench. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOM } from '../scripts/build-site';
import type { Command } from './process';
import type { Case } from './results';
import { SCRATCH } from './sandbox';

/** One page of each kind that readers meet. */
export const KINDS_OF_PAGES: Partial<Record<Case, string>> = {
  home: '/',
  guide: '/guide/basic/deploy',
  reference: '/api/config/config-basic',
  overview: '/api/',
  live: '/plugin/official-plugins/playground',
};

export const RSPRESS = path.resolve('node_modules/@rspress/core/bin/rspress.js');
export const CONFIG = path.resolve('bench/site.config.ts');

/** A folder for a build whose bundler cache, which lies beside it, is cold. */
export function newOutDir(): string {
  mkdirSync(SCRATCH, { recursive: true });
  return path.join(mkdtempSync(path.join(SCRATCH, 'site-')), 'output');
}

export function removeOutDir(outDir: string) {
  rmSync(path.dirname(outDir), { recursive: true, force: true });
}

export function siteBuild(outDir: string): Command {
  return { args: [ROOM, RSPRESS, 'build', '--config', CONFIG], cwd: process.cwd(), env: siteEnv(outDir) };
}

export function siteDev(outDir: string, port: number): Command {
  return {
    args: [RSPRESS, 'dev', '--port', String(port), '--config', CONFIG],
    cwd: process.cwd(),
    env: siteEnv(outDir),
  };
}

/** Everything at its default, whatever this machine has set. */
export function siteEnv(outDir: string): Record<string, string> {
  return {
    OUT_DIR: path.relative(process.cwd(), outDir),
    BASE_PATH: '/',
    // As it is deployed: without an origin, pages cannot name their own addresses, which Lighthouse misses.
    SITE_ORIGIN: 'https://docs.example.com',
    ALGOLIA_APP_ID: '',
    ALGOLIA_API_KEY: '',
    ALGOLIA_INDEX_NAME: '',
  };
}
