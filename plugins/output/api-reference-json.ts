import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { ReferenceEntry } from '../../checks/reference-index';
import type { Settings } from '../../site/settings';
import { CORE, installed, installedPlugins } from '../content/api-facts/installed';
import { readFacts } from '../content/api-facts/read';
import { referenceEntries } from '../support/reference-entries';

const FILE = 'api-reference.json';
/** Increases when the file's shape changes. */
const FORMAT = 2;

/** Contents of `api-reference.json`. They don't change between builds of the same sources. */
export interface ApiReference {
  format: typeof FORMAT;
  /** Release of the core that the site describes. */
  rspress: string;
  /** Versions of the packages that names, types, and defaults are read from. */
  generatedFrom: Record<string, string>;
  /** Origin of the site, if it's known. */
  siteOrigin?: string;
  /** Path that the site is served under, with slashes at both ends. */
  base: string;
  /** Path prefix of each language, between the base path and the page. */
  prefixes: { en: string; zh: string };
  entries: ReferenceEntry[];
}

/**
 * Writes every name that the reference explains, with its type, its place, and its one-line description in both
 * languages, for editors, scripts, and language models.
 */
export function pluginApiReferenceJson(settings: Settings): RspressPlugin {
  return {
    name: 'site-api-reference-json',
    async afterBuild(_config, isProd) {
      if (!isProd) return;
      const entries = referenceEntries(await readFacts());
      await writeApiReference(apiReference(entries, settings), settings.outDir);
    },
  };
}

export async function writeApiReference(reference: ApiReference, outDir: string): Promise<void> {
  await writeFile(path.join(outDir, FILE), `${JSON.stringify(reference, undefined, 1)}\n`);
}

export function apiReference(
  entries: ReferenceEntry[],
  { siteOrigin, basePath }: Pick<Settings, 'siteOrigin' | 'basePath'>,
): ApiReference {
  const packages = [installed(CORE), ...installedPlugins()];
  return {
    format: FORMAT,
    rspress: installed(CORE).version,
    generatedFrom: Object.fromEntries(packages.map(({ name, version }) => [name, version])),
    ...(siteOrigin && { siteOrigin }),
    base: basePath,
    prefixes: { en: '', zh: 'zh/' },
    entries,
  };
}
