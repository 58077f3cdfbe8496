import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { logger, type RspressPlugin, type UserConfig } from '@rspress/core';
import { build } from 'esbuild';
import { glob } from 'tinyglobby';
import texts from '../../../i18n.json' with { type: 'json' };
import type { RecordNames, SearchFileNames } from '../../../search/worker';
import { type RecordFile, type RecordFiles, SEARCH_FOLDER } from '../../../search/write-records';
import { filledModule } from '../../support/filled-module';
import { runInThread } from '../../support/thread';
import type { Input, RecordsByLanguage } from './readAll';

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
const FRESH_WORKER = `${SEARCH_FOLDER}/worker-${FRESH}.js`;
const NAME_MODULE = path.resolve('theme/overrides/Search/workerName.ts');
const READER = new URL('./readAll.ts', import.meta.url);
const WORKER = fileURLToPath(new URL('../../../search/worker.ts', import.meta.url));

/** What a build writes. */
interface Written {
  worker: RecordFile;
  records: RecordFile[];
}

/**
 * Builds what the embedded search consists of, below `static/search/`: the script of its worker, and two files of
 * records per language. It tells the theme the name of the script, which knows the names of the records. The dev server
 * builds them on request, so that they match the pages. The pages are read in a thread, because that takes seconds.
 */
export function pluginSearchRecords(outDir: string): RspressPlugin {
  let written: Promise<Written>;
  let readRecords = async (): Promise<RecordsByLanguage> => new Map();
  const served = new Map<string, Promise<RecordsByLanguage>>();

  return {
    name: 'site-search-records',
    config(config) {
      readRecords = async () => runInThread(READER, await readSources(config));
      return config;
    },
    beforeBuild(config, isProd) {
      written = isProd ? write(readRecords()) : writeFresh(languagesOf(config));
      // Whoever needs it reports the error.
      written.catch(() => {});
    },
    async afterBuild(_config, isProd) {
      if (!isProd) return;
      const { worker, records } = await written;
      await mkdir(path.join(outDir, SEARCH_FOLDER), { recursive: true });
      await Promise.all(
        [worker, ...records].map(({ name, content }) => writeFile(path.join(outDir, name), content)),
      );
    },
    builderConfig: {
      plugins: [
        filledModule('site-search-worker-name', NAME_MODULE, async () => (await written).worker.name),
      ],
      dev: {
        setupMiddlewares: [
          middlewares => {
            const respond: Respond = async ({ url = '' }, response, next) => {
              const [, kind, lang = ''] = /\/(head|passages)\.(\w+)\.dev\.json$/.exec(url) ?? [];
              const isWorker = url.endsWith(`/${FRESH_WORKER}`);
              if (!kind && !isWorker) return next();
              try {
                if (isWorker) {
                  response.setHeader('Content-Type', 'text/javascript');
                  response.end((await written).worker.content);
                  return;
                }
                // Both files of a language come from one read, so that the passages match the head that was served
                // before.
                if (kind === 'head') served.set(lang, readRecords());
                const made = (await served.get(lang))?.get(lang);
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

async function write(read: Promise<RecordsByLanguage>): Promise<Written> {
  const made = [...(await read)];
  const content = await bundleWorker(Object.fromEntries(made.map(([lang, files]) => [lang, namesOf(files)])));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return {
    worker: { name: `${SEARCH_FOLDER}/worker-${hash}.js`, content },
    records: made.flatMap(([, { head, passages }]) => [head, passages]),
  };
}

async function writeFresh(languages: string[]): Promise<Written> {
  const content = await bundleWorker(Object.fromEntries(languages.map(lang => [lang, freshNames(lang)])));
  return { worker: { name: FRESH_WORKER, content }, records: [] };
}

/** Bundles the worker's script. */
async function bundleWorker(names: RecordNames): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [WORKER],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    define: { RECORD_NAMES: JSON.stringify(names) },
  });
  return outputFiles.map(({ text }) => text).join('');
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
async function readSources(config: UserConfig): Promise<Input> {
  const docsRoot = path.resolve(config.root ?? 'docs');
  const files = await glob('**/*.{md,mdx}', { cwd: docsRoot, absolute: true });
  const rules = config.replaceRules ?? [];
  const sources = files.map(async file => {
    const source = await readFile(file, 'utf8');
    return [path.resolve(file), applyRules(source, rules)] as const;
  });
  return {
    site: {
      root: process.cwd(),
      docsRoot,
      languages: languagesOf(config),
      defaultLanguage: config.lang ?? '',
      texts,
    },
    sources: new Map(await Promise.all(sources)),
  };
}

function applyRules(source: string, rules: ReplaceRule[]): string {
  return rules.reduce((text, { search, replace }) => text.replace(search, replace), source);
}
