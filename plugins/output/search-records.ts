import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { logger, type RspressPlugin, type UserConfig } from '@rspress/core';
import { buildSync } from 'esbuild';
import texts from '../../i18n.json' with { type: 'json' };
import { readSiteRecords, type SiteSource } from '../../search/read-site';
import type { RecordNames, SearchFileNames } from '../../search/worker';
import { compactRecords, type RecordFile, type RecordFiles, SEARCH_FOLDER } from '../../search/write-records';
import { filledModule } from '../support/filled-module';

type ReplaceRule = NonNullable<UserConfig['replaceRules']>[number];
type Respond = (
  request: { url?: string },
  response: {
    statusCode: number;
    setHeader(name: string, value: string): unknown;
    end(body: string): unknown;
  },
  next: () => void,
) => void;

/** Part of a file's name in development, instead of a hash, because the server builds records for each request. */
const FRESH = 'dev';
const NAME_MODULE = path.resolve('theme/overrides/Search/workerName.ts');
const WORKER = fileURLToPath(new URL('../../search/worker.ts', import.meta.url));

/**
 * Builds what the embedded search consists of, below `static/search/`: the script of its worker, and two files of
 * records per language. It tells the theme the name of the script, which knows the names of the records. The dev server
 * builds them on request, so that they match the pages.
 */
export function pluginSearchRecords(outDir: string): RspressPlugin {
  let files: RecordFile[] = [];
  let worker: RecordFile = { name: '', content: '' };
  let readRecords = (): Map<string, RecordFiles> => new Map();
  let served = new Map<string, RecordFiles>();

  return {
    name: 'site-search-records',
    config(config) {
      const source = siteSource(config);
      readRecords = () =>
        new Map(source.languages.map(lang => [lang, compactRecords(readSiteRecords(source, lang), lang)]));
      return config;
    },
    beforeBuild(config, isProd) {
      if (!isProd) {
        worker = freshWorker(Object.fromEntries(languagesOf(config).map(lang => [lang, freshNames(lang)])));
        return;
      }
      const records = [...readRecords()];
      worker = bundleWorker(Object.fromEntries(records.map(([lang, made]) => [lang, namesOf(made)])));
      files = [worker, ...records.flatMap(([, { head, passages }]) => [head, passages])];
    },
    async afterBuild(_config, isProd) {
      if (!isProd) return;
      await mkdir(path.join(outDir, SEARCH_FOLDER), { recursive: true });
      await Promise.all(files.map(({ name, content }) => writeFile(path.join(outDir, name), content)));
    },
    builderConfig: {
      plugins: [filledModule('site-search-worker-name', NAME_MODULE, () => worker.name)],
      dev: {
        setupMiddlewares: [
          middlewares => {
            const respond: Respond = ({ url = '' }, response, next) => {
              if (url.endsWith(`/${worker.name}`)) {
                response.setHeader('Content-Type', 'text/javascript');
                response.end(worker.content);
                return;
              }
              const [, kind, lang = ''] = /\/(head|passages)\.(\w+)\.dev\.json$/.exec(url) ?? [];
              if (!kind) return next();
              try {
                // Both files of a language come from one read, so that the passages match the head that was served
                // before.
                if (kind === 'head') served = readRecords();
                const made = served.get(lang);
                response.setHeader('Content-Type', 'application/json');
                response.end((kind === 'head' ? made?.head : made?.passages)?.content ?? 'null');
              } catch (error) {
                // A page may be invalid MDX while its author is writing it; the message names it.
                logger.error(error);
                response.statusCode = 500;
                response.end('');
              }
            };
            middlewares.unshift(respond);
          },
        ],
      },
    },
  };
}

/** Bundles the worker's script, with a hash of its content in its name. */
function bundleWorker(names: RecordNames): RecordFile {
  const { outputFiles } = buildSync({
    entryPoints: [WORKER],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    define: { RECORD_NAMES: JSON.stringify(names) },
  });
  const content = outputFiles.map(({ text }) => text).join('');
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return { name: `${SEARCH_FOLDER}/worker-${hash}.js`, content };
}

function freshWorker(names: RecordNames): RecordFile {
  return { ...bundleWorker(names), name: `${SEARCH_FOLDER}/worker-${FRESH}.js` };
}

function namesOf({ head, passages, hash }: RecordFiles): SearchFileNames {
  return { head: path.basename(head.name), passages: path.basename(passages.name), hash };
}

function freshNames(lang: string): SearchFileNames {
  return { head: `head.${lang}.${FRESH}.json`, passages: `passages.${lang}.${FRESH}.json` };
}

function languagesOf({ locales = [] }: UserConfig): string[] {
  return locales.map(({ lang }) => lang);
}

/** The pages as the build reads them, after the replace rules, which print facts about the packages. */
function siteSource(config: UserConfig): SiteSource {
  return {
    root: process.cwd(),
    docsRoot: path.resolve(config.root ?? 'docs'),
    languages: languagesOf(config),
    defaultLanguage: config.lang ?? '',
    texts,
    transformSource: source => applyRules(source, config.replaceRules ?? []),
  };
}

function applyRules(source: string, rules: ReplaceRule[]): string {
  return rules.reduce((text, { search, replace }) => text.replace(search, replace), source);
}
