import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { build } from 'esbuild';
import { glob } from 'tinyglobby';
import type { ChineseVariants } from '../../../search/chinese-variants';
import { FILES } from '../../../search/index-format';
import type { SearchFolders } from '../../../search/worker';
import { type IndexFiles, SEARCH_FOLDER } from '../../../search/write-index';
import { CACHE_DIR } from '../../../site/cache';
import { afterFirstPage } from '../../support/afterFirstPage';
import { filledModule } from '../../support/filled-module';
import { openThread, type Thread } from '../../support/thread';
import { keptIndexes } from './keptIndexes';
import type { IndexesByLanguage, Input, Output } from './readAll';
import { FRESH_WORKER, freshFolder, freshIndexes, serveFresh } from './serveFresh';
import { stateOfSources } from './stateOfSources';

type ReplaceRule = NonNullable<UserConfig['replaceRules']>[number];

const NAME_MODULE = path.resolve('theme/overrides/Search/workerName.ts');
const VARIANTS_MODULE = path.resolve('theme/overrides/Search/dialog/variants.ts');
const READER = new URL('./readAll.ts', import.meta.url);
const TEXTS = new URL('../../../i18n.json', import.meta.url);
const WORKER = fileURLToPath(new URL('../../../search/worker.ts', import.meta.url));

interface OutputFile {
  /** Path below the output folder, with forward slashes. */
  name: string;
  content: string;
}

/** What a build writes. */
interface Written {
  worker: OutputFile;
  index: OutputFile[];
  /** Of each language, for the hosted search. */
  variants: Record<string, ChineseVariants>;
}

/**
 * Builds what the embedded search consists of, below `static/search/`: the script of its worker, and a folder with the
 * index of each language. It tells the theme the name of the script, which knows the names of the folders. The dev server
 * builds them after the first page and when someone opens the search after a change, so that they match the pages. The pages
 * are read in a thread, because that takes seconds.
 */
export function pluginSearchRecords(outDir: string): RspressPlugin {
  let written: Promise<Written>;
  let read = async (_wanted?: string[]): Promise<Output> => ({ indexes: new Map(), unreadable: [] });
  let thread: Thread | undefined;
  let languages: string[] = [];
  const readOnce = () => read().finally(() => thread?.end());
  const fresh = freshIndexes({
    read: lang => read([lang]),
    state: lang => stateOfSources(languages.filter(other => other !== lang)),
    stored: keptIndexes(path.resolve(CACHE_DIR, 'dev-search')),
  });

  const devSearch: RsbuildPlugin = {
    name: 'site-dev-search',
    apply: 'serve',
    setup(api) {
      api.onBeforeStartDevServer(({ server }) => {
        server.middlewares.use(serveFresh(fresh, async () => (await written).worker));
      });
      // Later, whoever opens the search waits for the pages that have changed.
      afterFirstPage(api, () => void fresh.prepare(languages));
      api.onCloseDevServer(() => thread?.end());
    },
  };

  return {
    name: 'site-search-records',
    config(config) {
      languages = languagesOf(config);
      read = async (wanted = languages) => {
        const input: Input = { ...(await readSources(config)), wanted };
        thread ??= openThread(READER);
        return thread.call(input);
      };
      return config;
    },
    beforeBuild(_config, isProd) {
      written = isProd ? readOnce().then(wholeIndexes).then(write) : writeFresh(languages);
      // Whoever needs it reports the error.
      written.catch(() => {});
    },
    async afterBuild(_config, isProd) {
      if (!isProd) return;
      const { worker, index } = await written;
      const files = [worker, ...index];
      const folders = new Set(files.map(({ name }) => path.dirname(path.join(outDir, name))));
      await Promise.all(Array.from(folders, folder => mkdir(folder, { recursive: true })));
      await Promise.all(files.map(({ name, content }) => writeFile(path.join(outDir, name), content)));
    },
    builderConfig: {
      plugins: [
        devSearch,
        filledModule('site-search-worker-name', NAME_MODULE, async () => (await written).worker.name),
        filledModule('site-search-variants', VARIANTS_MODULE, async () => (await written).variants),
      ],
    },
  };
}

/** @throws Error that names each page that can't be read */
function wholeIndexes({ indexes, unreadable }: Output): IndexesByLanguage {
  if (unreadable.length > 0) throw new Error(unreadable.join('\n'));
  return indexes;
}

async function write(indexes: IndexesByLanguage): Promise<Written> {
  const content = await bundleWorker(
    Object.fromEntries(Array.from(indexes, ([lang, { folder }]) => [lang, folder])),
  );
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const variantsOf = ({ files }: IndexFiles) => JSON.parse(files.get(FILES.variants) ?? '{}');
  return {
    worker: { name: `${SEARCH_FOLDER}/worker-${hash}.js`, content },
    variants: Object.fromEntries(Array.from(indexes, ([lang, index]) => [lang, variantsOf(index)])),
    index: [...indexes.values()].flatMap(({ folder, files }) =>
      Array.from(files, ([name, content]) => ({ name: `${SEARCH_FOLDER}/${folder}/${name}`, content })),
    ),
  };
}

async function writeFresh(languages: string[]): Promise<Written> {
  const content = await bundleWorker(Object.fromEntries(languages.map(lang => [lang, freshFolder(lang)])));
  return { worker: { name: FRESH_WORKER, content }, index: [], variants: {} };
}

/** Bundles the worker's script. */
async function bundleWorker(folders: SearchFolders): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [WORKER],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    define: { SEARCH_FOLDERS: JSON.stringify(folders) },
  });
  return outputFiles.map(({ text }) => text).join('');
}

function languagesOf({ locales = [] }: UserConfig): string[] {
  return locales.map(({ lang }) => lang);
}

/** The pages as the build reads them, after the replace rules, which print facts about the packages. */
async function readSources(config: UserConfig): Promise<Omit<Input, 'wanted'>> {
  const docsRoot = path.resolve(config.root ?? 'docs');
  const files = await glob('**/*.{md,mdx}', { cwd: docsRoot, absolute: true });
  const rules = config.replaceRules ?? [];
  const texts = JSON.parse(await readFile(TEXTS, 'utf8'));
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
