import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { build } from 'esbuild';
import { glob } from 'tinyglobby';
import texts from '../../../i18n.json' with { type: 'json' };
import { MANIFEST_FOLDER, manifestFile, type OfflineFile, WORKER_FILE } from '../../../site/offline-copy';
import type { Settings } from '../../../site/settings';
import { chunkLanguages } from './chunkLanguages';
import { isNeeded, pageFiles, type SiteFacts } from './files';
import { makeManifest, offlineFile } from './manifest';
import type { WorkerSettings } from './worker/settings';

export { endingWith } from './ending';

/**
 * Lets readers save all pages of a language for offline use; see `theme/parts/Offline`. Writes the service worker and,
 * for each language, the list of files that it needs. Its `afterBuild` reads the finished files, so it must run after
 * that of all other plugins; see `endingWith`.
 */
export function pluginOffline({ outDir, assetPrefix }: Settings): RspressPlugin {
  const facts: SiteFacts = { pages: new Map(), chunks: new Map() };
  const sources = new Map<string, string>();
  return {
    name: 'site-offline',
    routeGenerated(routes) {
      for (const { routePath, lang, absolutePath } of routes) {
        sources.set(absolutePath, lang);
        for (const file of pageFiles(routePath)) facts.pages.set(file, lang);
      }
    },
    builderConfig: { plugins: [chunkLanguages(facts.chunks, sources)] },
    async afterBuild(config, isProd) {
      if (!isProd) return;
      if (facts.chunks.size === 0) {
        throw new Error(
          "The core's build for browsers should be called `web`, but no build of that name has pages in its scripts: use the new name in `environments` of the plugins, such as in plugins/output/offline/chunkLanguages.ts.",
        );
      }
      const languages = (config.locales ?? []).map(({ lang }) => lang);
      await mkdir(path.join(outDir, MANIFEST_FOLDER), { recursive: true });
      await Promise.all([
        writeManifests(outDir, languages, facts),
        writeWorker(outDir, settingsOf(config, assetPrefix)),
      ]);
    },
  };
}

async function writeManifests(outDir: string, languages: string[], facts: SiteFacts): Promise<void> {
  const read = new Map<string, Promise<OfflineFile>>();
  const readOnce = (file: string) => {
    const reading =
      read.get(file) ?? readFile(path.join(outDir, file)).then(content => offlineFile(file, content));
    read.set(file, reading);
    return reading;
  };
  const written = await glob('**/*', { cwd: outDir });
  await Promise.all(
    languages.map(async lang => {
      const files = await Promise.all(written.filter(file => isNeeded(file, lang, facts)).map(readOnce));
      await writeFile(path.join(outDir, manifestFile(lang)), JSON.stringify(makeManifest(lang, files)));
    }),
  );
}

/** Bundles the worker into one script without imports: a worker that has to fetch parts of itself may not find them. */
async function writeWorker(outDir: string, settings: WorkerSettings): Promise<void> {
  await build({
    entryPoints: [fileURLToPath(new URL('worker/index.ts', import.meta.url))],
    outfile: path.join(outDir, WORKER_FILE),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      __OFFLINE__: JSON.stringify(settings),
    },
    logLevel: 'warning',
  });
}

function settingsOf(
  { locales = [], lang: defaultLanguage }: UserConfig,
  assetPrefix: string | undefined,
): WorkerSettings {
  const languages = locales.map(({ lang, label }) => {
    const own = lang === 'zh' ? 'zh' : 'en';
    return {
      lang,
      label,
      folder: lang === defaultLanguage ? '' : `${lang}/`,
      title: texts['offline.page.title'][own],
      text: texts['offline.page.text'][own],
    };
  });
  return { languages, assetPrefix };
}
