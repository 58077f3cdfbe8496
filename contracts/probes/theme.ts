import { CORE } from '../../plugins/content/api-facts/installed';
import { all, has, hasExports, hasFiles, type Probe } from '../probe';
import type { ReachId } from '../reaches';
import { THEME_CLASSES } from '../theme-classes';

const component = (name: string) => `dist/theme/components/${name}/index.js`;

/** Matches a component that can be called as a function: neither a class nor the result of `memo` or `forwardRef`. */
const isFunction = (name: string) =>
  new RegExp(`^(?:function ${name}\\(|const ${name} = \\([^)]*\\)=>)`, 'm');

/** Matches the whole name, not the beginning of a longer one. */
const classPattern = (name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`);

const STYLES = [
  'CodeButtonGroup/index.css',
  'DocFooter/index.css',
  'HomeHero/index.css',
  'LastUpdated/index.css',
  'Llms/index.css',
  'Nav/index.css',
  'Sidebar/SidebarItem.css',
  'SwitchAppearance/index.css',
].map(file => `dist/theme/components/${file}`);

const ICONS =
  'anthropic arrow-down arrow-right close copy deprecated down edit empty experimental external-link file github gitlab header jump link loading menu moon open-in-chat openai scroll-to-top search small-menu success sun title wrap wrapped';

/** Probes for components and classes of the default theme. */
export const themeProbes = {
  'theme-classes': all(
    ...Object.entries(THEME_CLASSES).map(([name, file]) => has(CORE, file, classPattern(name))),
  ),
  'doc-layout': has(
    CORE,
    'dist/theme/layout/DocLayout/index.js',
    isFunction('DocLayout'),
    /jsxs\("aside", \{\s*className: clsx\('rp-doc-layout__outline'/,
    /jsxs\("aside", \{\s*className: clsx\('rp-doc-layout__sidebar'/,
    /jsxs\("main"/,
  ),
  'doc-content': has(
    CORE,
    component('DocContent'),
    isFunction('DocContent'),
    /return \/\*#__PURE__\*\/ jsxs\(MDXProvider/,
    /jsx\(Content, \{\}\)/,
  ),
  outline: has(CORE, component('Outline'), isFunction('Outline'), /jsx\("nav"/, /LlmsCopyRow/, /LlmsOpenRow/),
  'nav-title': has(CORE, component('NavTitle'), isFunction('NavTitle'), /jsx\("img"/),
  'code-block': has(
    CORE,
    component('CodeBlock'),
    isFunction('CodeBlock'),
    /'rp-codeblock__fold-btn'/,
    /"aria-expanded": expanded/,
    /DEFAULT_FOLD_HEIGHT = 300/,
  ),
  overview: all(
    hasFiles(CORE, component('Overview')),
    has(CORE, component('Overview'), isFunction('Overview'), /export \{ Overview \}/),
    has(
      CORE,
      component('Overview'),
      /import \{ FallbackHeading, OverviewGroup \} from "@rspress\/core\/theme"/,
    ),
    has(CORE, component('Overview'), /"rp-overview-search__input"/),
  ),
  'scroll-hooks': all(
    has(CORE, 'dist/theme/layout/Layout/index.js', /^ *useScrollReset\(\);$/m),
    has(CORE, component('DocContent'), /^ *useScrollAfterNav\(\);$/m),
  ),
  'theme-styles': all(hasFiles(CORE, ...STYLES), has(CORE, 'package.json', /"\.\/dist\/\*": "\.\/dist\/\*"/)),
  'icon-files': all(
    hasFiles(CORE, ...ICONS.split(' ').map(name => `dist/theme/assets/${name}.js`)),
    hasExports('@rspress/core/dist/theme/assets/copy.js', 'default'),
  ),
  'llms-hint': has(
    CORE,
    'dist/runtime/App.js',
    /import \{ LlmsHint \} from "@rspress\/core\/theme-original"/,
    /jsxs\(Root, \{\s*children: \[\s*import\.meta\.env\.ENABLE_LLMS_HINT && [^\n]*jsx\(LlmsHint/,
  ),
  'scroll-alias': has(
    CORE,
    'dist/theme/components/Toc/TocItem.js',
    /from "scroll-into-view-if-needed"/,
    /boundary:/,
  ),
  'heading-signs': all(
    has(CORE, 'dist/node/mdx/rehypePlugins/headerAnchor.js', /class: 'rp-header-anchor'/),
    has(CORE, 'dist/theme/components/DocContent/docComponents/index.js', /\ba: /, /\bpre: /),
  ),
} satisfies Partial<Record<ReachId, Probe>>;
