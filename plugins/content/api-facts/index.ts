import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { globSync } from 'tinyglobby';
import type { Releases } from '../../../components/CompareReleases/releases';
import type { ThemeVariable } from '../../../components/ThemeEditor/variables';
import { historyKey, readDates, readHistory } from '../../../history/readHistory';
import { keyOf } from '../../../history/recorded';
import { filledModule } from '../../support/filled-module';
import { colorOf } from './colors';
import { expandForSearch, expandPage, type Medium, type ReleaseData } from './expand';
import type { Fact } from './fact';
import { CORE, factsKey } from './installed';
import { placesOf } from './places';
import { readFacts } from './read';

type ReplaceRule = NonNullable<UserConfig['replaceRules']>[number];

/** The core's build of the pages in Markdown. */
const MARKDOWN_BUILD = 'node_md';
const LOADER = fileURLToPath(new URL('./loader.mjs', import.meta.url));

/**
 * Prints what the installed packages declare where a page asks for it: `<Fact option="route.cleanUrls" />`,
 * alone on its line, becomes the type, the default and the like as Markdown. The page's HTML, its Markdown
 * twin and the search index have the text, and the browser runs no script for it.
 *
 * Two ways are needed. A loader knows the page, hence its language and its name for an error, but the core
 * reads the pages for the search index by itself; a replace rule reaches those too, but does not know the page.
 */
export function pluginApiFacts(): RspressPlugin {
  let facts: Fact[] = [];
  const data: ReleaseData = {
    releases: readHistory()[CORE] ?? [],
    dates: readDates(),
    places: () => placesOf(facts),
  };
  const expander = (medium: Medium) => (source: string, file: string) => {
    const name = path.relative(process.cwd(), file).split(path.sep).join('/');
    return expandPage(source, name, name.split('/').includes('zh') ? 'zh' : 'en', facts, medium, data);
  };
  return {
    name: 'site-api-facts',
    async config(config, _utils, isProd) {
      // The first reading takes seconds. While pages are being written, one may ask for a fact at any time.
      if (!isProd || isAsked(config.root ?? 'docs')) facts = await readFacts();
      const rule = { search: /^[\s\S]+$/, replace: (source: string) => expandForSearch(source, facts) };
      // The core hands both to `String.replace`, which takes a function; its type says text only.
      config.replaceRules = [...(config.replaceRules ?? []), rule as unknown as ReplaceRule];
      return config;
    },
    builderConfig: {
      // The build cache knows the pages' files, not the packages that facts come from.
      performance: { buildCache: { cacheDigest: [factsKey(), historyKey()] } },
      plugins: [
        filledModule('site-releases', moduleOf('CompareReleases/releases'), () => releasesData(data)),
        filledModule('site-versions', moduleOf('CompareReleases/versions'), () =>
          data.releases.map(({ version }) => version).reverse(),
        ),
        filledModule('site-theme-variables', moduleOf('ThemeEditor/variables'), () =>
          editableVariables(facts),
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

/** A module of a component. */
function moduleOf(name: string): string {
  return fileURLToPath(new URL(`../../../components/${name}.ts`, import.meta.url));
}

/** Variables that the theme sets on an element, where a value on the root element has no effect. */
const ON_ELEMENTS = ['--rp-nav-padding-x', '--rp-nav-menu-item-gap', '--rp-home-feature-gap'];

/** What readers can edit on the page about the variables. */
function editableVariables(facts: Fact[]): ThemeVariable[] {
  const variables = facts.filter(({ kind, name }) => kind === 'variable' && !ON_ELEMENTS.includes(name));
  return variables.map(variable => {
    const isColor = colorOf(variable, 'light', variables) !== undefined;
    return { name: variable.name, isPerMode: isColor || variable.dark !== undefined, isColor };
  });
}

/** The releases with the places of the names that changed since the first one. */
function releasesData({ releases, places }: ReleaseData): Releases {
  const known = places();
  const keys = releases.slice(1).flatMap(({ set }) => set.map(keyOf));
  const found = keys.flatMap(key => (known[key] === undefined ? [] : [[key, known[key]]]));
  return { releases, places: Object.fromEntries(found) as Releases['places'] };
}

/** Whether any page below the folder may hold a `<Fact>`. */
function isAsked(root: string): boolean {
  return globSync('**/*.{md,mdx}', { cwd: root, absolute: true }).some(file =>
    readFileSync(file, 'utf8').includes('<Fact'),
  );
}
