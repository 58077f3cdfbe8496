import type { Fact } from '../plugins/content/api-facts/fact';
import { CORE } from '../plugins/content/api-facts/installed';

/** Says which page has to explain which facts. */
export interface Owner {
  /** What it owes, for the one who reads a finding. */
  what: string;
  /** Route without language. The first owes an entry; on the others an entry counts as well. */
  routes: [string, ...string[]];
  owes(fact: Fact): boolean;
  /**
   * Whether a heading or a `<Fact>` has to name it. A field of a small record, a prop, a flag and a variable
   * may stand in a table row instead, in code: they are read together with their neighbours.
   */
  needsHeading(fact: Fact): boolean;
}

const CONFIG = {
  basic: '/api/config/config-basic',
  build: '/api/config/config-build',
  frontmatter: '/api/config/config-frontmatter',
  theme: '/api/config/config-theme',
};
/** The overview, and the pages that it leads to. */
const THEME_PAGES = [
  '/api/client-api/api-components',
  '/api/client-api/content-components',
  '/api/client-api/layout-components',
  '/api/client-api/navigation-components',
  '/api/client-api/home-components',
  '/api/client-api/theme-hooks',
] as const;
const PLUGIN_API = '/plugin/system/plugin-api';

/** What decides how the site is built, by the first step of an option's name. */
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
/** Nav and sidebar items inside of the theme's options: the same fields as those of the kinds `nav` and `sidebar`. */
const NAVIGATION_ITEMS = /^themeConfig\.(locales\[\]\.)?(nav|sidebar)\b.*[[*]/;

const always = () => true;
const never = () => false;

export const OWNERS: Owner[] = [
  {
    what: 'options of the theme',
    routes: [CONFIG.theme],
    owes: fact => isOption(fact) && topOf(fact) === 'themeConfig' && !NAVIGATION_ITEMS.test(fact.name),
    needsHeading: isOptionOfItsOwn,
  },
  {
    what: 'options of the build',
    routes: [CONFIG.build, CONFIG.basic],
    owes: fact => isOption(fact) && BUILD_OPTIONS.has(topOf(fact)),
    needsHeading: isOptionOfItsOwn,
  },
  {
    what: 'options',
    routes: [CONFIG.basic],
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

/** Each official plugin that is installed has a page of its name. */
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
 * Pages on which a heading in code is a name of the packages, and nothing else. The guides also have headings
 * that are names of files, and of a plugin that is not installed no name is known.
 */
export function isReferencePage(route: string, facts: Fact[]): boolean {
  const [, plugin] = /^\/plugin\/official-plugins\/([\w-]+)$/.exec(route) ?? [];
  if (plugin) return facts.some(fact => fact.package === `@rspress/plugin-${plugin}`);
  return route.startsWith('/api/') || route === PLUGIN_API;
}

/** Names in code that are headings of reference pages although none of the packages declares them itself. */
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

/** `title`, `route.cleanUrls`, but not `logo.dark` or `locales[].lang`. */
function isOptionOfItsOwn({ name }: Fact): boolean {
  const [top = '', ...members] = name.split('.');
  return /^[\w.]+$/.test(name) && (members.length === 0 || (members.length === 1 && GROUPS.has(top)));
}
