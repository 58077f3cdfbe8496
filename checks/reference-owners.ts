import type { Fact } from '../plugins/content/api-facts/fact';
import { CORE } from '../plugins/content/api-facts/installed';

/** Group of facts, and the pages that have to explain them. */
export interface Owner {
  /** Name of the group in findings. */
  what: string;
  /** Routes without the language. An entry on any of these pages counts. Missing ones are reported for the first. */
  routes: [string, ...string[]];
  owes(fact: Fact): boolean;
  /**
   * Returns whether a fact needs a heading or a `<Fact>`. Fields of small records, props, flags, and variables can also
   * be in code in a table row, because readers compare them with their neighbors.
   */
  needsHeading(fact: Fact): boolean;
}

const CONFIG = {
  basic: '/api/config/config-basic',
  build: '/api/config/config-build',
  frontmatter: '/api/config/config-frontmatter',
  languages: '/api/config/config-i18n',
  theme: '/api/config/config-theme',
};
/** The overview, and the pages that it links to. */
const THEME_PAGES = [
  '/api/client-api/api-components',
  '/api/client-api/content-components',
  '/api/client-api/layout-components',
  '/api/client-api/navigation-components',
  '/api/client-api/home-components',
  '/api/client-api/theme-hooks',
] as const;
const PLUGIN_API = '/plugin/system/plugin-api';

/** Options that decide how the site is built, by the first part of their name. */
const BUILD_OPTIONS = new Set([
  'builderConfig',
  'languageParity',
  'llms',
  'markdown',
  'plugins',
  'replaceRules',
  'ssg',
]);
/** Options whose members are options themselves rather than fields of a value. */
const GROUPS = new Set(['markdown', 'route', 'themeConfig']);
/** Fields of nav and sidebar items in the theme's options. The kinds `nav` and `sidebar` have the same fields. */
const NAVIGATION_ITEMS = /^themeConfig\.(locales\[\]\.)?(nav|sidebar)\b.*[[*]/;

const always = () => true;
const never = () => false;

export const OWNERS: Owner[] = [
  {
    what: 'options of the theme',
    routes: [CONFIG.theme, CONFIG.languages],
    owes: fact => isOption(fact) && topOf(fact) === 'themeConfig' && !NAVIGATION_ITEMS.test(fact.name),
    needsHeading: isOptionOfItsOwn,
  },
  {
    what: 'options of the build',
    routes: [CONFIG.build, CONFIG.basic, CONFIG.languages],
    owes: fact => isOption(fact) && BUILD_OPTIONS.has(topOf(fact)),
    needsHeading: isOptionOfItsOwn,
  },
  {
    what: 'options',
    routes: [CONFIG.basic, CONFIG.languages],
    owes: fact => isOption(fact) && topOf(fact) !== 'themeConfig' && !BUILD_OPTIONS.has(topOf(fact)),
    needsHeading: isOptionOfItsOwn,
  },
  {
    what: 'frontmatter fields',
    routes: [CONFIG.frontmatter],
    owes: ({ kind }) => kind === 'frontmatter',
    needsHeading: ({ name }) => /^\w+$/.test(name),
  },
  {
    what: 'fields of nav items',
    routes: [CONFIG.theme],
    owes: ({ kind }) => kind === 'nav',
    needsHeading: never,
  },
  {
    what: 'fields of sidebar items and of _meta.json',
    routes: [CONFIG.theme],
    owes: ({ kind }) => kind === 'sidebar' || kind === 'meta',
    needsHeading: never,
  },
  {
    what: 'exports of the runtime',
    routes: ['/api/client-api/api-runtime'],
    owes: ({ kind, from }) => (kind === 'export' || kind === 'prop') && from === 'runtime',
    needsHeading: ({ kind }) => kind === 'export',
  },
  {
    what: 'exports of the theme',
    routes: [...THEME_PAGES],
    owes: ({ kind, from }) => (kind === 'export' || kind === 'prop') && from === 'theme',
    needsHeading: ({ kind, name }) => kind === 'export' && !name.startsWith('Icon'),
  },
  {
    what: 'members of a plugin',
    routes: [PLUGIN_API],
    owes: ({ kind }) => kind === 'hook',
    needsHeading: always,
  },
  {
    what: 'fields of the records that hooks get',
    routes: [PLUGIN_API],
    owes: ({ kind }) => kind === 'page' || kind === 'route',
    needsHeading: never,
  },
  {
    what: 'exports of the main entry and the Shiki transformers',
    routes: ['/api/node-api'],
    owes: ({ kind, from }) => kind === 'export' && (from === 'core' || from === 'shiki-transformers'),
    needsHeading: never,
  },
  {
    what: 'commands and flags',
    routes: ['/api/commands'],
    owes: ({ kind }) => kind === 'command' || kind === 'flag',
    needsHeading: ({ kind }) => kind === 'command',
  },
  {
    what: 'CSS variables',
    routes: ['/api/client-api/css-variables', '/guide/advanced/custom-theme'],
    owes: ({ kind }) => kind === 'variable',
    needsHeading: never,
  },
];

/** Returns all owners, including one for each installed official plugin, which has a page with its name. */
export function ownersOf(facts: Fact[]): Owner[] {
  const plugins = new Set(facts.map(fact => fact.package).filter(name => name !== CORE));
  return [
    ...OWNERS,
    ...[...plugins].map(
      (plugin): Owner => ({
        what: `options of ${plugin}`,
        routes: [`/plugin/official-plugins/${plugin.replace('@rspress/plugin-', '')}`],
        owes: fact => fact.kind === 'option' && fact.package === plugin,
        needsHeading: ({ name }) => /^\w+$/.test(name),
      }),
    ),
  ];
}

/**
 * Returns whether headings in code on a page must be names that the packages declare. The guides also have headings
 * that are file names, and the names of a plugin that isn't installed are unknown.
 */
export function isReferencePage(route: string, facts: Fact[]): boolean {
  const [, plugin] = /^\/plugin\/official-plugins\/([\w-]+)$/.exec(route) ?? [];
  if (plugin) return facts.some(fact => fact.package === `@rspress/plugin-${plugin}`);
  return route.startsWith('/api/') || route === PLUGIN_API;
}

/** Names in code that are headings on reference pages although none of the packages declares them itself. */
export const FOREIGN_NAMES: { route: string; name: string; reason: string }[] = [
  { route: '/api/client-api/api-runtime', name: 'Head', reason: 'passed on from @unhead/react' },
  { route: '/api/client-api/api-runtime', name: 'useHead', reason: 'passed on from @unhead/react' },
];

function isOption(fact: Fact): boolean {
  return fact.kind === 'option' && fact.package === CORE;
}

function topOf({ name }: Fact): string {
  return /^\w+/.exec(name)?.[0] ?? '';
}

/** Returns whether an option needs its own heading: `title`, `route.cleanUrls`, not `logo.dark`, `locales[].lang`. */
function isOptionOfItsOwn({ name }: Fact): boolean {
  const [top = '', ...members] = name.split('.');
  return /^[\w.]+$/.test(name) && (members.length === 0 || (members.length === 1 && GROUPS.has(top)));
}
