import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { build } from 'esbuild';
import { glob } from 'tinyglobby';
import texts from '../../../i18n.json' with { type: 'json' };
import type { RecordNames, SearchFileNames } from '../../../search/worker';
import { type RecordFile, type RecordFiles, SEARCH_FOLDER } from '../../../search/write-records';
import { filledModule } from '../../support/filled-module';
import { runInThread } from '../../support/thread';
import type { Input, RecordsByLanguage } from './readAll';
import { FRESH_WORKER, freshNames, type ReadRecords, serveFresh } from './serveFresh';

type ReplaceRule = NonNullable<UserConfig['replaceRules']>[number];

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
  let readRecords: ReadRecords = async () => new Map();

  return {
    name: 'site-search-records',
    config(config) {
      readRecords = async lang => {
        const wanted = languagesOf(config).filter(each => !lang || each === lang);
        return runInThread(READER, { ...(await readSources(config)), wanted } satisfies Input);
      };
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
            middlewares.unshift(
              serveFresh(
                lang => readRecords(lang),
                async () => (await written).worker,
              ),
            );
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

function languagesOf({ locales = [] }: UserConfig): string[] {
  return locales.map(({ lang }) => lang);
}

/** The pages as the build reads them, after the replace rules, which print facts about the packages. */
async function readSources(config: UserConfig): Promise<Omit<Input, 'wanted'>> {
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
