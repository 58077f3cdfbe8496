import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { globSync } from 'tinyglobby';
import type { Releases } from '../../../components/CompareReleases/releases';
import type { ThemeVariable } from '../../../components/ThemeEditor/variables';
import type { Release } from '../../../history/history';
import { historyKey, readDates, readHistory } from '../../../history/readHistory';
import { keyOf } from '../../../history/recorded';
import { filledModule } from '../../support/filled-module';
import { colorOf } from './colors';
import { expandForSearch, expandPage, type Medium, type ReleaseData } from './expand';
import type { Fact } from './fact';
import { CORE, factsKey } from './installed';
import { type Places, placesOf } from './places';
import { readFacts } from './read';

type ReplaceRule = NonNullable<UserConfig['replaceRules']>[number];

/** The core's build of the Markdown pages. */
const MARKDOWN_BUILD = 'node_md';
/** Start of a tag that requests facts. */
const TAG = '<Fact';
const LOADER = fileURLToPath(new URL('./loader.mjs', import.meta.url));

/**
 * Prints what the installed packages declare where a page requests it: `<Fact option="route.cleanUrls" />`, alone on
 * its line, becomes Markdown with the type, the default, and so on. The page's HTML, its Markdown version, and the
 * search index contain the text, and the browser runs no script for it.
 *
 * This needs two mechanisms. A loader knows the page, and so its language and its name for errors, but the core reads
 * the pages for the search index without loaders. A replace rule works there too, but doesn't know the page.
 */
export function pluginApiFacts(): RspressPlugin {
  let facts: Fact[] = [];
  const data: ReleaseData = {
    releases: readHistory()[CORE] ?? [],
    dates: readDates(),
    places: () => placesOf(facts),
  };
  const expander = (medium: Medium) => async (source: string, file: string) => {
    // During development, an author may add the first fact at any time.
    if (source.includes(TAG)) facts = await readFacts();
    const name = path.relative(process.cwd(), file).split(path.sep).join('/');
    return expandPage(source, name, name.split('/').includes('zh') ? 'zh' : 'en', facts, medium, data);
  };
  return {
    name: 'site-api-facts',
    async config(config) {
      // The first read takes seconds, so a site without facts skips it.
      if (usesFacts(config.root ?? 'docs')) facts = await readFacts();
      const rule = { search: /^[\s\S]+$/, replace: (source: string) => expandForSearch(source, facts) };
      // The core passes both to `String.replace`, which accepts a function, but the type only allows text.
      config.replaceRules = [...(config.replaceRules ?? []), rule as unknown as ReplaceRule];
      return config;
    },
    builderConfig: {
      // The build cache tracks the pages' files, but not the packages that facts are read from.
      performance: { buildCache: { cacheDigest: [factsKey(), historyKey()] } },
      plugins: [
        filledModule('site-releases', moduleOf('CompareReleases/releases'), async () =>
          releasesData(data.releases, placesOf(await readFacts())),
        ),
        filledModule('site-versions', moduleOf('CompareReleases/versions'), () =>
          data.releases.map(({ version }) => version).reverse(),
        ),
        filledModule('site-theme-variables', moduleOf('ThemeEditor/variables'), async () =>
          editableVariables(await readFacts()),
        ),
      ],
      tools: {
        bundlerChain(chain, { environment }) {
          const expand = expander(environment.name === MARKDOWN_BUILD ? 'markdown' : 'page');
          const rules = chain.module
            .rule('site-api-facts')
            .test(/\.mdx?$/)
            .enforce('pre');
          rules.resourceQuery({ not: /raw/ }).use('print').loader(LOADER).options({ expand });
        },
      },
    },
  };
}

/** Path of a component's module. */
function moduleOf(name: string): string {
  return fileURLToPath(new URL(`../../../components/${name}.ts`, import.meta.url));
}

/** Variables that the theme sets on an element, so a value on the root element has no effect. */
const ON_ELEMENTS = ['--rp-nav-padding-x', '--rp-nav-menu-item-gap', '--rp-home-feature-gap'];

/** The variables that readers can edit on the page about them. */
function editableVariables(facts: Fact[]): ThemeVariable[] {
  const variables = facts.filter(({ kind, name }) => kind === 'variable' && !ON_ELEMENTS.includes(name));
  return variables.map(variable => {
    const isColor = colorOf(variable, 'light', variables) !== undefined;
    return { name: variable.name, isPerMode: isColor || variable.dark !== undefined, isColor };
  });
}

/** The releases, with the places of the names that changed since the first one. */
function releasesData(releases: Release[], known: Places): Releases {
  const keys = releases.slice(1).flatMap(({ set }) => set.map(keyOf));
  const found = keys.flatMap(key => (known[key] === undefined ? [] : [[key, known[key]]]));
  return { releases, places: Object.fromEntries(found) as Releases['places'] };
}

/** Whether any page below the folder may contain a `<Fact>`. */
function usesFacts(root: string): boolean {
  return globSync('**/*.{md,mdx}', { cwd: root, absolute: true }).some(file =>
    readFileSync(file, 'utf8').includes(TAG),
  );
}
