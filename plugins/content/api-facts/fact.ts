import type { NameHistory } from '../../../history/since';
import type { Language } from '../../../site/languages';

/** The kinds of facts. Each is also the attribute with which a `<Fact>` tag names a fact of that kind. */
export const FACT_KINDS = [
  /** Option of the config file, or of a plugin: `route.cleanUrls`, `themeConfig.nav[].text`. */
  'option',
  'frontmatter',
  /** Field of an item of `themeConfig.nav` or `_nav.json`. */
  'nav',
  /** Field of an item of `themeConfig.sidebar`. */
  'sidebar',
  /** Field of an entry of `_meta.json`, prefixed with the entry's `type`: `dir.collapsible`. */
  'meta',
  /** Value that a module of the package exports. */
  'export',
  /** Type that a module of the package exports, by name only. */
  'type',
  /** Prop of an exported component: `Badge.type`. */
  'prop',
  /** Member of a plugin: `extendPageData`. */
  'hook',
  /** Field of `PageIndexInfo`, which plugins and search get for each page. */
  'page',
  /** Field of `RouteMeta`. */
  'route',
  'command',
  /** Flag of a command: `build --base`; of every command: `--config`. */
  'flag',
  /** Custom property of the shipped stylesheets. */
  'variable',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** Description of a name, in one line of Markdown. */
export type Meaning = Record<Language, string>;

/** Something that an installed package declares, as it's written in the declaration. */
export interface Fact extends Partial<NameHistory> {
  kind: FactKind;
  name: string;
  /** Package that declares it: `@rspress/core` or an official plugin. */
  package: string;
  /** Entry point that exports it: `runtime`, `theme`, `core`, `shiki-transformers`; exports and types only. */
  from?: string;
  /** Type, signature, usage of a command, or light value of a variable; always on one line. */
  type: string;
  optional?: boolean;
  /** Members of the union that have it, if not all do. */
  in?: string[];
  /** From the declaration's `@default` tag; for props, the default in the component's code comes first. */
  default?: string;
  /** What to use instead, from the declaration's `@deprecated` tag; empty if the tag has no text. */
  deprecated?: string;
  /** The description in the package's own declaration. */
  description?: string;
  /** This site's description, for facts that no page's text explains. */
  meaning?: Meaning;
  /** Value in dark mode, if it differs. */
  dark?: string;
  /** Other names of a command. */
  aliases?: string[];
}
