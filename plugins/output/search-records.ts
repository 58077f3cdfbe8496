import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { logger, type RspressPlugin, type UserConfig } from '@rspress/core';
import texts from '../../i18n.json' with { type: 'json' };
import { readSiteRecords, type SiteSource } from '../../search/read-site';
import { compactRecords, type RecordFiles, SEARCH_FOLDER } from '../../search/write-records';
import type { RecordNames, SearchFileNames } from '../../theme/overrides/Search/dialog/recordNames';
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

/** Part of a file's name in development, where the server reads the records again for each request. */
const FRESH = 'dev';
const NAMES_MODULE = path.resolve('theme/overrides/Search/dialog/recordNames.ts');

/**
 * Builds the files that the embedded search reads, two per language below `static/search/`, and tells the dialog their
 * names. The dev server builds them on request, so that they match the pages.
 */
export function pluginSearchRecords(outDir: string): RspressPlugin {
  let files = new Map<string, RecordFiles>();
  let names: RecordNames = {};
  let readFiles = (): Map<string, RecordFiles> => files;

  return {
    name: 'site-search-records',
    config(config) {
      const source = siteSource(config);
      readFiles = () =>
        new Map(source.languages.map(lang => [lang, compactRecords(readSiteRecords(source, lang), lang)]));
      return config;
    },
    beforeBuild(config, isProd) {
      if (isProd) files = readFiles();
      names = isProd
        ? Object.fromEntries([...files].map(([lang, made]) => [lang, namesOf(made)]))
        : Object.fromEntries(languagesOf(config).map(lang => [lang, freshNames(lang)]));
    },
    async afterBuild(_config, isProd) {
      if (!isProd) return;
      await mkdir(path.join(outDir, SEARCH_FOLDER), { recursive: true });
      const written = [...files.values()].flatMap(({ head, passages }) => [head, passages]);
      await Promise.all(written.map(({ name, content }) => writeFile(path.join(outDir, name), content)));
    },
    builderConfig: {
      plugins: [filledModule('site-search-record-names', NAMES_MODULE, () => names)],
      dev: {
        setupMiddlewares: [
          middlewares => {
            const respond: Respond = ({ url = '' }, response, next) => {
              const [, kind, lang = ''] = /\/(head|passages)\.(\w+)\.dev\.json$/.exec(url) ?? [];
              if (!kind) return next();
              try {
                // Both files of a language come from one read, so that the passages match the head that was served
                // before.
                if (kind === 'head') files = readFiles();
                const made = files.get(lang);
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

function namesOf({ head, passages, hash }: RecordFiles): SearchFileNames {
  return { head: head.name, passages: passages.name, hash };
}

function freshNames(lang: string): SearchFileNames {
  return {
    head: `${SEARCH_FOLDER}/head.${lang}.${FRESH}.json`,
    passages: `${SEARCH_FOLDER}/passages.${lang}.${FRESH}.json`,
  };
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
