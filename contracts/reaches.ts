import type { Reach } from './reach';

/**
 * Everything that this site relies on although no documentation promises it. `probes.ts` has a probe for each entry.
 * This is only data, so it stays in one file however long it gets.
 */
export const REACHES = {
  'deferred-scripts': {
    where: ['plugins/first-load/hydrate-on-intent/index.ts'],
    reliesOn:
      'In the HTML that the core writes, every external script in the head has the form `<script defer src="…"></script>`, and the body has an end tag.',
    why: "A page's scripts wait until the reader first interacts with the page, and until all of it has arrived.",
    whenChanged: 'Adapt `DEFERRED_SCRIPT` and `deferScripts` in plugins/first-load/hydrate-on-intent.',
    layer: 'hydrate-on-intent',
  },
  'stored-tabs': {
    where: ['plugins/first-load/hydrate-on-intent/boot/start.ts'],
    reliesOn:
      'The default theme stores the chosen tabs under keys that begin with `rspress.tabs.`, and its tabs have the class `rp-tabs`.',
    why: 'If the reader has chosen tabs before, a page with tabs starts the app at once, so that it shows that choice.',
    whenChanged: 'Adapt `cannotWait` in plugins/first-load/hydrate-on-intent/boot/start.ts.',
    layer: 'hydrate-on-intent',
  },
  'page-head': {
    where: ['plugins/output/static-pages/policy.ts'],
    reliesOn:
      "A page's `<head>` starts with `<meta charset>`, no script or style comes before it, and inline scripts are `<script>` elements without `src`.",
    why: "The Content-Security-Policy of a page comes before everything that it applies to, and allows the page's inline scripts by their hashes.",
    whenChanged: 'Adapt the patterns in plugins/output/static-pages/policy.ts.',
  },
  'common-styles': {
    where: ['plugins/output/static-pages/styles.ts', 'site/styles.ts'],
    reliesOn:
      'The cache group `styles` puts the styles of all pages into one file, `static/css/styles.<hash>.css`, which pages link as `<link href="…" rel="stylesheet">`.',
    why: 'Styles of components that few pages have are in separate files.',
    whenChanged:
      "Adapt site/styles.ts to the core's cache groups, and `COMMON_LINK` in plugins/output/static-pages/styles.ts to the core's HTML.",
  },
  'text-preload': {
    where: ['plugins/output/static-pages/text-preload.ts'],
    reliesOn: `The core preloads the script of a page's text with \`<link rel="preload" href="…/route-….js" as="script">\`, and it preloads no other script.`,
    why: "A page whose HTML contains its data doesn't fetch the script of its text before the reader interacts with it.",
    whenChanged: 'Adapt `TEXT_PRELOAD` in plugins/output/static-pages/text-preload.ts.',
  },
  'translation-links': {
    where: ['plugins/output/static-pages/origin.ts'],
    reliesOn:
      'The core adds links to the translations to the head as `<link rel="alternate" hreflang="…" href="…">`.',
    why: "Search engines ignore these links unless they're full URLs, so a build without an origin leaves them out.",
    whenChanged: 'Adapt `ALTERNATE` in plugins/output/static-pages/origin.ts.',
  },
  'react-html': {
    where: ['plugins/first-load/pages-on-demand/html.ts', 'plugins/output/static-pages/sidebars.ts'],
    reliesOn:
      "React writes the attributes of an element in the order of its props and in double quotes, and adds no white space around the element's children.",
    why: 'The build completes the data that pages contain about themselves, and the sidebars, each of which is rendered in only one page.',
    whenChanged:
      'Adapt the patterns in plugins/first-load/pages-on-demand/html.ts and plugins/output/static-pages/sidebars.ts.',
  },
  'rendering-process': {
    where: ['theme/overrides/Sidebar/PrintedOnce.tsx'],
    reliesOn: 'The core renders all pages in one process, which loads the theme once.',
    why: 'Each sidebar is rendered in only one page, so the build time grows with the number of pages and not with its square.',
    whenChanged: 'In theme/overrides/Sidebar, use `EntryList` at build time, too.',
  },
  'route-module': {
    where: [
      'plugins/first-load/pages-on-demand/modules.ts',
      'plugins/first-load/pages-on-demand/index.ts',
      'theme/parts/PageIndex/pageIndex.ts',
    ],
    reliesOn:
      "The module `virtual-routes` lists the pages in the form in which the core's `RouteService` generates them.",
    why: 'The app loads data about other pages only when the reader goes to one.',
    whenChanged: 'Adapt `LOADER` and `ROUTE` in plugins/first-load/pages-on-demand/modules.ts.',
    layer: 'pages-on-demand',
  },
  'page-list-module': {
    where: [
      'plugins/first-load/pages-on-demand/modules.ts',
      'plugins/first-load/pages-on-demand/index.ts',
      'theme/parts/PageIndex/pageIndex.ts',
    ],
    reliesOn:
      'The module `virtual-page-data` exports `pageData` as JSON with a list `pages`, whose entries have a `lang`.',
    why: 'The app loads data about other pages only when the reader goes to one.',
    whenChanged: 'Adapt `PAGE_LIST` in plugins/first-load/pages-on-demand/modules.ts.',
    layer: 'pages-on-demand',
  },
  'site-data-module': {
    where: [
      'plugins/first-load/pages-on-demand/modules.ts',
      'plugins/first-load/pages-on-demand/index.ts',
      'theme/parts/PageIndex/pageIndex.ts',
    ],
    reliesOn:
      'The module `virtual-site-data` exports JSON with `themeConfig.locales`, each with a `sidebar`.',
    why: 'The app loads the sidebars of other pages only when the reader goes to one.',
    whenChanged: 'Adapt `SITE_DATA` in plugins/first-load/pages-on-demand/modules.ts.',
    layer: 'pages-on-demand',
  },
  'route-runtime': {
    where: ['plugins/first-load/pages-on-demand/index.ts', 'theme/parts/PageIndex/route.ts'],
    reliesOn:
      "`dist/runtime/route.js` of the core exports `isActive`, `matchPath`, `pathnameToRouteService`, `preloadLink`, and `redirectToCleanUrl`, and the core's other modules need nothing else from it.",
    why: 'Until the pages of a language are known, every path has a route.',
    whenChanged: 'Export the same names from theme/parts/PageIndex/route.ts.',
    layer: 'pages-on-demand',
  },
  'lazy-with-preload': {
    where: ['theme/parts/PageIndex/route.ts'],
    reliesOn: 'The core depends on `react-lazy-with-preload` and uses it to load pages.',
    why: "This site's routes load pages in the same way as the core's routes.",
    whenChanged: 'Make theme/parts/PageIndex/route.ts load pages in the same way as the new release.',
    layer: 'pages-on-demand',
  },
  'chunk-names': {
    where: ['plugins/first-load/pages-on-demand/runtime.ts'],
    reliesOn:
      "The bundler's runtime looks up a chunk's file by the chunk's id in two tables, one with names and one with hashes.",
    why: "A page doesn't load the file names of all other pages.",
    whenChanged: 'Adapt the patterns in plugins/first-load/pages-on-demand/runtime.ts.',
    layer: 'pages-on-demand',
  },
  'route-chunks': {
    where: ['plugins/first-load/pages-on-demand/scripts.ts'],
    reliesOn: "The name of a page's chunk begins with `route-`.",
    why: "A page's HTML names the script of its text.",
    whenChanged: 'Adapt `PAGE_CHUNK` in plugins/first-load/pages-on-demand/scripts.ts.',
    layer: 'pages-on-demand',
  },
  'bundler-variables': {
    where: ['theme/parts/PageIndex/pageIndex.ts'],
    reliesOn:
      'The bundler provides `__webpack_chunk_load__`, `__webpack_require__`, and `__webpack_get_script_filename__`, which code can reassign.',
    why: "The app loads a page's text from the scripts that the page's HTML names.",
    whenChanged: 'Use what the bundler provides instead in theme/parts/PageIndex/pageIndex.ts.',
    layer: 'pages-on-demand',
  },
  'icon-modules': {
    where: ['plugins/first-load/shared-icons.ts'],
    reliesOn:
      'Each icon of the default theme is a module of `dist/theme` that exports one component, which returns an `svg` element.',
    why: 'Pages use one file for icons that they repeat many times.',
    whenChanged: 'Adapt `ICONS` and `drawIcon` in plugins/first-load/shared-icons.ts.',
    layer: 'shared-icons',
  },
  'social-icons': {
    where: ['plugins/first-load/shared-icons.ts'],
    reliesOn:
      "The core's `getSocialIcons` returns the SVG of each icon by its name in `socialLinks`, and the module `virtual-social-links` contains these icons.",
    why: 'Pages use one file for the icons of links to other services.',
    whenChanged: 'Adapt plugins/first-load/shared-icons.ts.',
    layer: 'shared-icons',
  },
  'social-links-module': {
    where: ['theme/overrides/SocialLinks/index.tsx'],
    reliesOn: 'The module `virtual-social-links` exports the SVG of each icon by its name in `socialLinks`.',
    why: 'Screen readers announce a name for each link to another service.',
    whenChanged: 'Adapt theme/overrides/SocialLinks, or leave the override out.',
    layer: 'SocialLinks',
  },
  'highlighted-code': {
    where: ['plugins/first-load/static-code.ts'],
    reliesOn:
      "The core's own plugins highlight fences before this site's plugins run: each fence is then a `pre` with the class `shiki` around one `code`.",
    why: "In a page's script, highlighted code is one string instead of an element for each token. Without it, code has no types on hover.",
    whenChanged: 'Adapt plugins/first-load/static-code.ts.',
    layer: 'static-code',
  },
  'image-imports': {
    where: ['plugins/content/image-size.ts'],
    reliesOn:
      "Before this site's plugins run, the core's own plugins turn images with a relative path into `<img src={name}>` and imports of the files.",
    why: 'Images have a width and a height, so that nothing moves when they load.',
    whenChanged: 'Adapt plugins/content/image-size.ts.',
    layer: 'image-size',
  },
  'page-data-hooks': {
    where: [
      'plugins/first-load/lean-page-list.ts',
      'plugins/first-load/overview-headings.ts',
      'plugins/output/social-images/index.ts',
    ],
    reliesOn:
      'The core calls `modifySearchIndexData` with all pages before `extendPageData`, and copies the enumerable properties of a page into the list that every page loads.',
    why: 'The list of all pages contains only what the theme needs.',
    whenChanged: 'Find a hook that runs at the same time, and adapt the three plugins.',
    layer: 'lean-page-list',
  },
  'default-search-index': {
    where: ['plugins/first-load/lean-page-list.ts'],
    reliesOn:
      'After `modifySearchIndexData`, the core leaves pages whose frontmatter has `search: false` out of its search index.',
    why: "The output doesn't contain the default search index.",
    whenChanged: 'Find another way to leave out the index files, or delete them after the build.',
    layer: 'lean-page-list',
  },
  'replace-rules': {
    where: ['plugins/content/api-facts/index.ts', 'plugins/output/search-records/index.ts'],
    reliesOn:
      'The core passes the `search` and `replace` of a rule to `String.replace`, so `replace` can be a function.',
    why: 'Facts about the installed packages are part of the data that the core and the search read from pages.',
    whenChanged: 'Pass a string instead, or print the facts with the loader alone.',
  },
  environments: {
    where: [
      'plugins/content/api-facts/index.ts',
      'plugins/first-load/pages-on-demand/index.ts',
      'plugins/first-load/shared-icons.ts',
      'plugins/output/offline/chunkLanguages.ts',
      'plugins/output/module-sizes.ts',
      'plugins/support/rewritten-modules.ts',
      'plugins/content/playground/workbench/adoptedStyles.ts',
    ],
    reliesOn: "The environments of the core's builds are called `web`, `node`, and `node_md`.",
    why: "Each plugin runs only in the builds that it's meant for.",
    whenChanged: 'Use the new names.',
  },
  declarations: {
    where: [
      'plugins/content/api-facts/extract.ts',
      'plugins/content/api-facts/variables.ts',
      'plugins/content/api-facts/commands.ts',
      'plugins/content/api-facts/propDefaults.ts',
      'plugins/content/api-facts/installed.ts',
    ],
    reliesOn:
      "The core's package contains type declarations, unminified components next to them, and style sheets in `dist/theme`.",
    why: 'The reference shows the types, defaults, and CSS variables of the installed release.',
    whenChanged: "Adapt plugins/content/api-facts to the new package's files.",
  },
  'parallel-after-build': {
    where: ['plugins/output/offline/ending.ts'],
    reliesOn:
      "The core calls the `afterBuild` hooks of all plugins in the plugins' order, without waiting in between, and then awaits them all.",
    why: 'The lists for offline reading contain all files of the site.',
    whenChanged: 'Find another way to run last, and adapt plugins/output/offline/ending.ts.',
  },
  'heading-id-escape': {
    where: ['site/parse-page.ts'],
    reliesOn:
      "The core's `escapeMarkdownHeadingIds` escapes explicit heading ids, so that MDX treats them as text.",
    why: 'The checks and the search read pages in the same way as the core.',
    whenChanged: 'Copy the function to site/, or use what the core now uses instead.',
  },
  'markdown-escapes': {
    where: ['plugins/output/markdown-pages.ts'],
    reliesOn: 'In the Markdown that the core writes, explicit heading ids are escaped as `\\{#id}`.',
    why: 'The Markdown version of a page has no escaped heading ids and no escaped alerts.',
    whenChanged:
      'Adapt `headingIdCut` and `alertCut` in plugins/output/markdown-pages.ts, or remove them if the core no longer escapes.',
    layer: 'markdown-pages',
  },
  'llms-full': {
    where: ['plugins/output/markdown-pages.ts'],
    reliesOn:
      'In `llms-full.txt`, the Markdown of each page follows `---`, a line with its `url`, and another `---`.',
    why: 'In `llms-full.txt`, language models read the same text as in the Markdown version of each page.',
    whenChanged: 'Adapt `correctBundle` in plugins/output/markdown-pages.ts.',
    layer: 'markdown-pages',
  },
  'generated-sidebars': {
    where: ['plugins/core-fixes/stable-sidebar.ts'],
    reliesOn:
      "The core writes generated sidebars to `themeConfig.locales` before `beforeBuild`, and their order is part of the build cache's key. In the dev server, `virtual-site-data` contains them as JSON.",
    why: 'A second build can use the cache of the first one, and the dev server replaces the text of a saved page without reloading the page.',
    whenChanged: 'Adapt plugins/core-fixes/stable-sidebar.ts, or remove it if the core no longer needs it.',
    layer: 'stable-sidebar',
  },
  'data-in-dev': {
    where: ['plugins/dev/reloads.ts'],
    reliesOn:
      'The texts of the interface and the navigation reach the browser in the modules `virtual-i18n-text` and `virtual-site-data`.',
    why: 'In the dev server, both follow a change of `i18n.json`.',
    whenChanged: 'Adapt the names of the modules in plugins/dev/reloads.ts.',
  },
  'generated-nav': {
    where: ['plugins/core-fixes/nav-words.ts'],
    reliesOn:
      'Before `beforeBuild`, the core writes the navigation to `themeConfig.locales`, with keys of `i18n.json` instead of texts.',
    why: 'The sections of `llms.txt` are named with words instead of keys.',
    whenChanged: 'Adapt plugins/core-fixes/nav-words.ts, or remove it if the core no longer needs it.',
    layer: 'nav-words',
  },
  'core-texts': {
    where: [
      'plugins/first-load/lean-texts.ts',
      'theme/support/useText.ts',
      'checks/rules/interface-texts.ts',
    ],
    reliesOn:
      "The texts of the default theme's search have keys that begin with `search`, and the core passes its texts to an `i18nSource` that's a function.",
    why: "Pages don't load texts that nothing shows.",
    whenChanged: 'Adapt `UNUSED_TEXTS` in plugins/first-load/lean-texts.ts.',
    layer: 'lean-texts',
  },
  'head-tags': {
    where: ['plugins/output/head-script.ts'],
    reliesOn:
      "A function in `html.tags` receives the core's inline scripts, and tags that it puts before them also come before them in the head.",
    why: "If the browser blocks storage, the core's script can still read from it without an error.",
    whenChanged: 'Find another way to put the script first, and adapt plugins/output/head-script.ts.',
  },
  'preview-plugin': {
    where: ['plugins/content/previews/index.ts'],
    reliesOn:
      '`pluginPreview` returns a component for every page in `globalUIComponents`, turns off the build cache in `builderConfig`, and finds previews in `routeGenerated` and in its remark plugin.',
    why: 'Previews add nothing to pages that have none.',
    whenChanged: 'Compare what the plugin returns with plugins/content/previews/index.ts.',
    layer: 'previews',
  },
  'preview-elements': {
    where: [
      'plugins/content/previews/remarkPreviews.ts',
      'plugins/content/previews/registerPreviews.ts',
      'plugins/content/previews/folder.ts',
    ],
    reliesOn: '`pluginPreview` puts a `Preview` element around a fence, and builds documents below `~demo/`.',
    why: "Previews have this site's own controls.",
    whenChanged: 'Adapt `PREVIEW` in plugins/content/previews/remarkPreviews.ts.',
    layer: 'previews',
  },
  'appearance-key': {
    where: ['plugins/content/previews/frame/theme.js'],
    reliesOn: 'The core stores the chosen theme under `rspress-theme-appearance`.',
    why: 'A preview in a frame has the same theme as its page.',
    whenChanged: 'Adapt plugins/content/previews/frame/theme.js.',
    layer: 'previews',
  },
  'twoslash-plugin': {
    where: ['plugins/content/hover-types/index.ts', 'plugins/content/hover-types/keep.ts'],
    reliesOn:
      '`pluginTwoslash` adds one transformer in its `config` hook, which stores its result in `meta.twoslash`, and adds its popup to every page with `globalUIComponents` and `globalStyles`.',
    why: 'Types in code add nothing to pages that have none.',
    whenChanged: 'Compare what the plugin returns with plugins/content/hover-types/index.ts.',
    layer: 'hover-types',
  },
  'twoslash-popups': {
    where: [
      'plugins/content/hover-types/templates.ts',
      'theme/parts/HoverTypes/HoverTypes.css',
      'theme/parts/HoverTypes/startHoverTypes.ts',
    ],
    reliesOn:
      'Each type is in a `twoslash-popup-container` element, in a child with the class `twoslash-popup-inner`.',
    why: "Readers can also show types with the keyboard, and they don't copy or hear them by accident.",
    whenChanged: 'Adapt plugins/content/hover-types/templates.ts.',
    layer: 'hover-types',
  },
  'sitemap-xml': {
    where: ['plugins/output/sitemap.ts'],
    reliesOn:
      '`pluginSitemap` writes `sitemap.xml` in its `afterBuild`, with `<url>` around each page, `<loc>` around its URL, and `<lastmod>` around its date. JavaScript can read the times in `lastUpdatedTime`.',
    why: "The sitemap has the dates below the pages, and lists each page's URLs in the other languages. Its order doesn't change from build to build.",
    whenChanged: 'Adapt the patterns in plugins/output/sitemap.ts.',
    layer: 'sitemap',
  },
  'grammar-files': {
    where: ['plugins/content/shiki-files.ts'],
    reliesOn:
      '`@shikijs/langs` and `@shikijs/themes` have one module for each grammar or theme, `dist/<name>.mjs`, which imports others by relative paths.',
    why: 'Pages can load any grammar on demand.',
    whenChanged: 'Adapt plugins/content/shiki-files.ts.',
  },
  'zoom-library': {
    where: ['theme/parts/ImageZoom/library.ts', 'theme/parts/ImageZoom/index.tsx'],
    reliesOn:
      '`medium-zoom` contains `dist/pure` and `dist/style.css`, and marks opened images with `medium-zoom-image--opened`.',
    why: "The library's styles come from a file, which the Content-Security-Policy allows.",
    whenChanged: 'Adapt theme/parts/ImageZoom/library.ts.',
  },
  'page-meta': {
    where: ['theme/parts/PageText/servedPage.ts'],
    reliesOn:
      "The core reads a page's title and outline from `__RSPRESS_PAGE_META` of the component that `preload` of the page's route provides.",
    why: "The app can start while the script of the page's text is still loading.",
    whenChanged: 'Adapt `takeServedPage` in theme/parts/PageText/servedPage.ts.',
    layer: 'DocContent',
  },
  'router-contexts': {
    where: ['theme/parts/PageText/contextBridge.tsx', 'theme/overrides/Link/useLinkNavigate.ts'],
    reliesOn:
      "`@rspress/core/runtime` exports the router's `UNSAFE_LocationContext` and `UNSAFE_NavigationContext`. The latter has a `navigator` with `push` and `replace`.",
    why: "The text of a page can be a separate React root, and links don't render again when the URL changes.",
    whenChanged: "Compare with the router's hooks, which read the same contexts.",
  },
  'ssr-flag': {
    where: [
      'theme/overrides/Sidebar/index.tsx',
      'theme/parts/Breadcrumbs/StructuredData.tsx',
      'theme/parts/PageIndex/OwnPageData.tsx',
      'theme/parts/PageText/PageData.tsx',
    ],
    reliesOn: 'The core defines `process.env.__SSR__` in each of its builds.',
    why: "Code that only runs at build time isn't part of the browser's script.",
    whenChanged: 'Use what the core defines instead.',
  },
  'root-element': {
    where: [
      'theme/overrides/Layout/useScroll.ts',
      'theme/parts/SiteFooter/SiteFooter.module.css',
      'theme/overrides/Search/dialog/useModalFocus.ts',
    ],
    reliesOn: 'The app is in the element `#__rspress_root`.',
    why: 'The footer stays at the bottom, and the rest of the page is inert while a dialog is open.',
    whenChanged: 'Use the new id.',
  },
  'doc-layout': {
    where: ['theme/overrides/DocLayout/index.tsx'],
    reliesOn:
      '`DocLayout` can be called as a function and returns a `main` element and several `aside` elements, one of which has a class that contains `outline`.',
    why: 'The landmarks of a page have names, and the skip link has a target.',
    whenChanged: 'Adapt theme/overrides/DocLayout.',
    layer: 'DocLayout',
  },
  'doc-content': {
    where: ['theme/overrides/DocContent/index.tsx'],
    reliesOn: '`DocContent` can be called as a function and returns `MDXProvider` around `Content`.',
    why: 'The text of a page is hydrated separately.',
    whenChanged: 'Adapt theme/overrides/DocContent.',
    layer: 'DocContent',
  },
  outline: {
    where: ['theme/overrides/Outline/index.tsx'],
    reliesOn:
      "`Outline` can be called as a function, returns a `nav`, and uses the theme's `LlmsCopyRow` and `LlmsOpenRow`.",
    why: 'Screen readers announce a name for the outline.',
    whenChanged: 'Adapt theme/overrides/Outline.',
    layer: 'Outline',
  },
  'nav-title': {
    where: ['theme/overrides/NavTitle/index.tsx'],
    reliesOn: '`NavTitle` can be called as a function and returns an `img`.',
    why: `Screen readers don't say "logo" before the site's name.`,
    whenChanged: 'Adapt theme/overrides/NavTitle.',
    layer: 'NavTitle',
  },
  'code-block': {
    where: ['theme/overrides/CodeBlock/index.tsx'],
    reliesOn:
      '`CodeBlock` can be called as a function, and its button has the class `rp-codeblock__fold-btn` and `aria-expanded`.',
    why: 'A foldable code block is folded before scripts run.',
    whenChanged: 'Adapt theme/overrides/CodeBlock.',
    layer: 'CodeBlock',
  },
  tabs: {
    where: ['theme/overrides/Tabs/index.tsx'],
    reliesOn:
      '`Tabs` is made with `forwardRef`, its `render` can be called, and labels and panels have a `data-index` and classes that contain `rp-tabs__`.',
    why: 'Tabs work with the keyboard, with screen readers, and without scripts.',
    whenChanged: 'Adapt theme/overrides/Tabs.',
    layer: 'Tabs',
  },
  overview: {
    where: [
      'theme/overrides/Overview/OverviewWithHeadings.tsx',
      'theme/overrides/Overview/OverviewMarkdown.tsx',
    ],
    reliesOn:
      "`dist/theme/components/Overview/index.js` exports `Overview`, a function that uses the theme's `OverviewGroup` and `FallbackHeading` and focuses `.rp-overview-search__input`.",
    why: 'Only overview pages load the overview.',
    whenChanged: 'Adapt theme/overrides/Overview.',
    layer: 'Overview',
  },
  'scroll-hooks': {
    where: ['theme/overrides/Layout/useScroll.ts'],
    reliesOn: "The core's components call the theme's `useScrollReset` and `useScrollAfterNav`.",
    why: 'Readers keep their place when they go back or choose another language.',
    whenChanged: "Export the hooks that the core's components call instead.",
    layer: 'useScrollReset',
  },
  'theme-styles': {
    where: [
      'theme/overrides/CodeButtonGroup/index.tsx',
      'theme/overrides/Sidebar/EntryList.tsx',
      'theme/overrides/DocFooter/Provenance.tsx',
      'theme/overrides/DocFooter/index.tsx',
      'theme/overrides/Nav/index.tsx',
      'theme/overrides/SwitchAppearance/index.tsx',
      'theme/overrides/HomeHero/index.tsx',
      'theme/overrides/LlmsViewOptions/index.tsx',
    ],
    reliesOn:
      "The style sheets of the default components are files in `dist/theme`, and the package's `exports` allow importing them.",
    why: 'Overrides look like the components that they replace.',
    whenChanged: 'Import the style sheets from their new location.',
  },
  'icon-files': {
    where: ['components/IconTable/pictures.ts', 'components/IconTable/assets.d.ts'],
    reliesOn: 'Each icon of the default theme is a module of `dist/theme/assets`.',
    why: 'One page shows all icons.',
    whenChanged: 'Import the icons from their new location.',
  },
  'llms-hint': {
    where: ['theme/overrides/Root/index.tsx'],
    reliesOn: "The core renders the original theme's `LlmsHint` as a child of `Root`.",
    why: "Screen readers don't announce the hint for language models.",
    whenChanged: 'Adapt `withQuietHint` in theme/overrides/Root.',
  },
  'page-data-functions': {
    where: [
      'theme/overrides/Root/index.tsx',
      'theme/overrides/Link/useLinkNavigate.ts',
      'theme/parts/PageIndex/shownPages.ts',
    ],
    reliesOn:
      '`@rspress/core/runtime` exports `initPageData` and `warmPageData`, with which the app renders a page whose data is already known.',
    why: 'When a reader goes to a page, the page is rendered only once.',
    whenChanged: 'Adapt theme/overrides/Link/useLinkNavigate.ts and theme/overrides/Root.',
  },
  'scroll-alias': {
    where: ['theme/support/scrollIntoBox.ts'],
    reliesOn:
      'The default theme imports `scroll-into-view-if-needed` and uses its options `scrollMode`, `behavior`, and `boundary`.',
    why: 'Pages load a few lines of code instead of the library.',
    whenChanged: 'Remove the alias from rspress.config.ts, or support the new options.',
  },
  'frame-rate': {
    where: ['theme/overrides/Root/index.tsx'],
    reliesOn:
      '`scheduler` exports `unstable_forceFrameRate`, and its installed release is the one that `react-dom` needs, so both use the same module.',
    why: 'React pauses less often while it renders a page, so the page appears sooner.',
    whenChanged: 'In package.json, set `scheduler` to the release that `react-dom` depends on.',
  },
  'text-area-hydration': {
    where: ['theme/parts/Start/textAreas.ts'],
    reliesOn:
      'When React hydrates a `<textarea>`, it writes `defaultValue` and `value`, and it accepts an own `value` property of the element.',
    why: "What a reader types into a text area while React hydrates it isn't lost, and the caret stays.",
    whenChanged:
      'If React leaves the text alone, as it does with `<input>`, remove theme/parts/Start/textAreas.ts.',
  },
  'value-tracker': {
    where: ['theme/parts/Start/fields.ts'],
    reliesOn:
      "React overrides a field's `value` property on the element, and compares the field's text with what was last assigned to that property.",
    why: "Text that readers type before the app runs isn't lost.",
    whenChanged: 'Adapt `redo` in theme/parts/Start/fields.ts.',
  },
  'served-html': {
    where: [
      'theme/parts/Breadcrumbs/StructuredData.tsx',
      'theme/parts/PageText/index.tsx',
      'theme/parts/PageText/PageData.tsx',
      'theme/parts/PageIndex/OwnPageData.tsx',
    ],
    reliesOn:
      "During hydration, React doesn't change the content of an element with `dangerouslySetInnerHTML` and `suppressHydrationWarning`.",
    why: 'The text of a page and what is printed about it stay as they were served.',
    whenChanged: 'Compare with how React hydrates such an element.',
  },
  'chunk-errors': {
    where: ['theme/parts/StalePage/recover.ts'],
    reliesOn:
      "If a file can't be fetched, the bundler's runtime throws a `ChunkLoadError` or an error with the code `CSS_CHUNK_LOAD_FAILED`.",
    why: "A tab that's older than the last deployment reloads the page.",
    whenChanged: 'Adapt `isMissingChunk` in theme/parts/StalePage/recover.ts.',
  },
  'dialog-parts': {
    where: [
      'theme/overrides/Search/dialog/SearchDialog.tsx',
      'theme/overrides/Search/dialog/takeOver.ts',
      'theme/overrides/Search/dialog/useModalFocus.ts',
      'theme/overrides/Search/dialog/useResultCount.ts',
      'theme/overrides/Search/dialog/useTreeSemantics.ts',
      'theme/overrides/Search/dialog/dialog.css',
    ],
    reliesOn:
      "Parts of DocSearch's dialog have classes such as `DocSearch-Container`, and the ids of its items end with `-item-` and a number.",
    why: 'Screen readers announce the dialog and its results correctly.',
    whenChanged: 'Adapt theme/overrides/Search/dialog.',
  },
  'dialog-client': {
    where: ['theme/overrides/Search/dialog/searchClient.ts', 'theme/overrides/Search/dialog/backEnd.ts'],
    reliesOn:
      "DocSearch sends queries to a client that `transformSearchClient` can replace, shows its error screen for a `RetryError`, and shows that it's loading after 300 ms.",
    why: 'The dialog shows the results and the failures of the search that runs in the browser.',
    whenChanged: 'Adapt theme/overrides/Search/dialog/searchClient.ts.',
  },
  'hosted-client': {
    where: ['theme/overrides/Search/dialog/failedHosts.ts', 'theme/overrides/Search/dialog/insights.ts'],
    reliesOn:
      "Algolia's client in DocSearch asks `transporter.hostsCache` about its hosts. DocSearch adds `__autocomplete_id`, a result's position from 0, and `__autocomplete_queryID` to results, and reports chosen results with `clickedObjectIDsAfterSearch`.",
    why: 'The hosted search avoids hosts that have failed, and reports the right positions of chosen results.',
    whenChanged: 'Adapt theme/overrides/Search/dialog/failedHosts.ts and insights.ts.',
  },
  'stored-searches': {
    where: ['theme/overrides/Search/dialog/storedSearches.ts'],
    reliesOn:
      'DocSearch stores searches under `__DOCSEARCH_RECENT_SEARCHES__` and `__DOCSEARCH_FAVORITE_SEARCHES__`, each followed by the name of the index.',
    why: 'Stored searches only link to pages that exist.',
    whenChanged: 'Adapt theme/overrides/Search/dialog/storedSearches.ts.',
  },
  'dialog-styles': {
    where: ['plugins/output/static-pages/policy.ts', 'theme/overrides/Search/dialog/SearchDialog.tsx'],
    reliesOn:
      "`@docsearch/css` contains `dist/_variables.css` and `dist/modal.css`, and the dialog's logo has its own style sheet, whose text is `SEARCH_LOGO_STYLE`.",
    why: "The pages' Content-Security-Policy allows the dialog's styles.",
    whenChanged:
      'Adapt theme/overrides/Search/dialog and `SEARCH_LOGO_STYLE` in plugins/output/static-pages/policy.ts.',
  },
  'heading-signs': {
    where: ['theme/overrides/mdxComponents.tsx', 'theme/print.css'],
    reliesOn:
      'The `#` link beside a heading has the class `rp-header-anchor`, and `getCustomMDXComponent` returns components for `a` and `pre`.',
    why: 'The Tab key skips these links, and readers can scroll long lines with the keyboard.',
    whenChanged: 'Adapt theme/overrides/mdxComponents.tsx.',
  },
  'theme-classes': {
    where: ['theme', 'components'],
    reliesOn: "The default theme's elements have the classes listed in contracts/theme-classes.ts.",
    why: "This site's styles fit the default theme, and overrides find the elements that they change.",
    whenChanged: 'Adapt the styles and overrides that name the class.',
  },
  'editor-styles': {
    where: ['plugins/content/playground/workbench/adoptedStyles.ts'],
    reliesOn: '`style-mod` adopts its style sheet if `!root.head && root.adoptedStyleSheets`.',
    why: "The pages' Content-Security-Policy allows the editor's styles.",
    whenChanged: 'Adapt plugins/content/playground/workbench/adoptedStyles.ts.',
  },
} as const satisfies Record<string, Reach>;

export type ReachId = keyof typeof REACHES;

export const REACH_IDS = Object.keys(REACHES) as ReachId[];
