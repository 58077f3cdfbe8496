import { CORE } from '../../plugins/content/api-facts/installed';
import { SITE } from '../packages';
import { all, has, hasExports, hasFiles, type Probe } from '../probe';
import type { ReachId } from '../reaches';

const RSBUILD = 'dist/node/initRsbuild.js';
const HOOKS = 'dist/node/PluginDriver.js';
const PAGE_DATA = 'dist/node/runtimeModule/pageData/createPageData.js';
const TEXTS = 'dist/node/runtimeModule/DEFAULT_I18N_TEXT.js';
const SIDEBARS = 'dist/node/auto-nav-sidebar/index.js';

/** Probes for what the core does during a build: its hooks, its settings, and the files that it writes. */
export const buildProbes = {
  'rendering-process': has(
    CORE,
    'dist/node/ssg/renderPages.js',
    // The core only renders pages in separate processes if this option is set.
    /if \('object' == typeof ssg && ssg\?\.experimentalWorker\)/,
  ),
  'highlighted-code': has(SITE, 'guide.html', /<pre[^>]*class="shiki[^>]*>\s*<code>/),
  'image-imports': has(
    CORE,
    'dist/node/mdx/remarkPlugins/image.js',
    /type: 'mdxJsxFlowElement',\s*name: 'img'/,
    /const tempVariableName = `image\$\{images\.length\}`/,
    'tree.children.unshift(...images)',
  ),
  'page-data-hooks': has(
    CORE,
    PAGE_DATA,
    /pluginDriver\.modifySearchIndexData\(pages\)[\s\S]*pluginDriver\.extendPageData\(pageData\)/,
    /\{ content: _content, _filepath, _flattenContent, \.\.\.rest \} = page/,
  ),
  'default-search-index': has(
    CORE,
    PAGE_DATA,
    /modifySearchIndexData\(pages\)[\s\S]*page\.frontmatter\?\.search === false\) return 'noindex'/,
  ),
  'replace-rules': has(
    CORE,
    'dist/node/utils/applyReplaceRules.js',
    'result.replace(rule.search, rule.replace)',
  ),
  environments: has(CORE, RSBUILD, /\bweb: \{/, /\bnode: \{/, /\bnode_md: \{/),
  declarations: all(
    hasFiles(
      CORE,
      'dist/index.d.ts',
      'dist/runtime/index.d.ts',
      'dist/theme/index.d.ts',
      'dist/shiki-transformers.d.ts',
      'dist/theme/components/Button/index.js',
    ),
    has(CORE, 'dist/cli/index.js', /\.command\('build /),
    has(CORE, 'dist/theme/styles/vars/brand-vars.css', /--rp-c-brand:/),
  ),
  'parallel-after-build': has(
    CORE,
    HOOKS,
    /_runParallelAsyncHook\('afterBuild'/,
    /Promise\.all\(this\.#plugins\.filter\([\s\S]{1,80}?\.map\(\(plugin\)=>plugin\[hookName\]\(\.\.\.args\)\)/,
  ),
  'heading-id-escape': all(
    hasExports('@rspress/core/dist/node/utils/escapeHeadingIds.js', 'escapeMarkdownHeadingIds'),
    has(CORE, 'dist/node/utils/escapeHeadingIds.js', /replace\('\{#', '\\\\\{#'\)/),
  ),
  'markdown-escapes': has(SITE, 'guide.md', /^## Why \\\{#why\}$/m),
  'llms-full': has(SITE, 'llms-full.txt', /^---\nurl: \/guide\.md\n---\n\n/m),
  'generated-sidebars': all(
    has(CORE, SIDEBARS, /locales\.map\(\(item, index\)=>\(\{\s*\.\.\.item,\s*\.\.\.autoNavSide\[index\]/),
    has(CORE, RSBUILD, /sidebar: i\.sidebar/),
  ),
  'generated-nav': has(
    CORE,
    'dist/node/build.js',
    /modifyConfigWithAutoNavSide\(modifiedConfig\)[\s\S]*pluginDriver\.beforeBuild\(\)/,
  ),
  'core-texts': all(
    has(CORE, TEXTS, 'searchPlaceholderText', 'searchPanelCancelText', 'searchNoResultsText'),
    has(CORE, TEXTS, 'searchSuggestedQueryText'),
    hasExports('@rspress/core/dist/node/runtimeModule/DEFAULT_I18N_TEXT.js', 'DEFAULT_I18N_TEXT'),
  ),
  'head-tags': has(SITE, 'guide.html', /<script>first\(\)<\/script>\s*<script>[^<]*rspress-theme-appearance/),
  'appearance-key': has(SITE, 'guide.html', 'rspress-theme-appearance'),
} satisfies Partial<Record<ReachId, Probe>>;
