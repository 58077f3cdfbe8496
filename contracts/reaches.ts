import type { Reach } from './reach';

/**
 * Everything that this site relies on although no documentation promises it. `probes.ts` has a probe for each entry.
 * This is only data, so it stays in one file however long it gets.
 */
export const REACHES = {
  'deferred-scripts': {
    where: ['plugins/first-load/hydrate-on-intent/index.ts'],
    reliesOn: `The core's HTML names the scripts of a page as \`<script defer src="…"></script>\`, and no others.`,
    why: 'Scripts wait until the reader does something.',
    whenChanged: 'Adapt `DEFERRED_SCRIPT` in plugins/first-load/hydrate-on-intent.',
    layer: 'hydrate-on-intent',
  },
  'stored-tabs': {
    where: ['plugins/first-load/hydrate-on-intent/boot/start.ts'],
    reliesOn:
      'The default theme stores chosen tabs under keys that begin with `rspress.tabs.`, and tabs have the class `rp-tabs`.',
    why: 'A page with tabs that the reader has chosen before starts the app at once, so that the choice shows.',
    whenChanged: 'Adapt `cannotWait` in plugins/first-load/hydrate-on-intent/boot/start.ts.',
    layer: 'hydrate-on-intent',
  },
  'page-head': {
    where: ['plugins/output/static-pages/policy.ts'],
    reliesOn:
      'Pages begin with `<head>`, which starts with `<meta charset>`, and inline scripts have no `src`.',
    why: 'The Content-Security-Policy of a page comes before all that it rules, and allows its inline scripts by their hashes.',
    whenChanged: 'Adapt the patterns of plugins/output/static-pages/policy.ts.',
  },
  'common-styles': {
    where: ['plugins/output/static-pages/styles.ts', 'site/styles.ts'],
    reliesOn:
      'The styles of all pages are one file, `static/css/styles.<hash>.css`, by the cache group `styles`, and pages link it as `<link href="…" rel="stylesheet">`.',
    why: 'Styles of parts that few pages have come in files of their own.',
    whenChanged:
      "Adapt site/styles.ts to the core's cache groups, and `COMMON_LINK` in plugins/output/static-pages/styles.ts to its HTML.",
  },
  'text-preload': {
    where: ['plugins/output/static-pages/text-preload.ts'],
    reliesOn: `The core preloads the script of a page's text as \`<link rel="preload" href="…/route-….js" as="script">\`, and preloads no other script.`,
    why: "A page that brings its data along doesn't fetch the script of its text before the reader acts.",
    whenChanged: 'Adapt `TEXT_PRELOAD` in plugins/output/static-pages/text-preload.ts.',
  },
  'translation-links': {
    where: ['plugins/output/static-pages/origin.ts'],
    reliesOn: 'The core links translations in the head as `<link rel="alternate" hreflang="…" href="…">`.',
    why: "Without an origin, the links aren't full URLs, so they are left out.",
    whenChanged: 'Adapt `ALTERNATE` in plugins/output/static-pages/origin.ts.',
  },
  'react-html': {
    where: ['plugins/first-load/pages-on-demand/html.ts', 'plugins/output/static-pages/sidebars.ts'],
    reliesOn:
      'React writes the attributes of an element in the order of its props, in quotes, and an element without white space around its children.',
    why: 'The build completes what pages say of themselves, and sidebars that are rendered once.',
    whenChanged:
      'Adapt the patterns of plugins/first-load/pages-on-demand/html.ts and plugins/output/static-pages/sidebars.ts.',
  },
  'rendering-process': {
    where: ['theme/overrides/Sidebar/PrintedOnce.tsx'],
    reliesOn: 'The core renders all pages in one process, which loads the theme once.',
    why: 'A sidebar is rendered in one page alone, so a build takes time by the number of pages and not by its square.',
    whenChanged: 'Render `EntryList` at build in theme/overrides/Sidebar, too.',
  },
  'route-module': {
    where: [
      'plugins/first-load/pages-on-demand/modules.ts',
      'plugins/first-load/pages-on-demand/index.ts',
      'theme/parts/PageIndex/pageIndex.ts',
    ],
    reliesOn: 'The module `virtual-routes` lists the pages as `RouteService` of the core writes them.',
    why: 'What is known of other pages comes when a reader goes to one.',
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
      'The module `virtual-page-data` exports `pageData` as JSON, with a list `pages` whose entries have a `lang`.',
    why: 'What is known of other pages comes when a reader goes to one.',
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
    why: 'The sidebars of other pages come when a reader goes to one.',
    whenChanged: 'Adapt `SITE_DATA` in plugins/first-load/pages-on-demand/modules.ts.',
    layer: 'pages-on-demand',
  },
  'route-runtime': {
    where: ['plugins/first-load/pages-on-demand/index.ts', 'theme/parts/PageIndex/route.ts'],
    reliesOn:
      '`dist/runtime/route.js` of the core exports `isActive`, `matchPath`, `pathnameToRouteService`, `preloadLink`, and `redirectToCleanUrl`, and nothing that its other modules need besides.',
    why: 'Every path has a route until the pages of a language are known.',
    whenChanged: 'Export the same names from theme/parts/PageIndex/route.ts.',
    layer: 'pages-on-demand',
  },
  'lazy-with-preload': {
    where: ['theme/parts/PageIndex/route.ts'],
    reliesOn: 'The core has `react-lazy-with-preload` among its dependencies, and pages are made with it.',
    why: 'Routes of this site load pages as those of the core do.',
    whenChanged: 'Make theme/parts/PageIndex/route.ts load pages as the new release does.',
    layer: 'pages-on-demand',
  },
  'chunk-names': {
    where: ['plugins/first-load/pages-on-demand/runtime.ts'],
    reliesOn:
      "The bundler's runtime finds the file of a chunk in two tables by its id: its name and its hash.",
    why: "The names of the files of all pages aren't on every page.",
    whenChanged: 'Adapt the patterns of plugins/first-load/pages-on-demand/runtime.ts.',
    layer: 'pages-on-demand',
  },
  'route-chunks': {
    where: ['plugins/first-load/pages-on-demand/scripts.ts'],
    reliesOn: 'The chunk of a page has a name that begins with `route-`.',
    why: 'A page says where the script of its text is.',
    whenChanged: 'Adapt `PAGE_CHUNK` in plugins/first-load/pages-on-demand/scripts.ts.',
    layer: 'pages-on-demand',
  },
  'bundler-variables': {
    where: ['theme/parts/PageIndex/pageIndex.ts'],
    reliesOn:
      'The bundler knows `__webpack_get_script_filename__`, which can be assigned, `__webpack_chunk_load__`, and `__webpack_require__`.',
    why: 'The app loads the text of a page by what the HTML says of it.',
    whenChanged: 'Use what the bundler offers instead in theme/parts/PageIndex/pageIndex.ts.',
    layer: 'pages-on-demand',
  },
  'icon-modules': {
    where: ['plugins/first-load/shared-icons.ts'],
    reliesOn:
      'Each icon of the default theme is a module of `dist/theme` that exports one component, which returns an `svg` element.',
    why: 'Icons that pages have many times over are drawn from one file.',
    whenChanged: 'Adapt `ICONS` and `drawIcon` in plugins/first-load/shared-icons.ts.',
    layer: 'shared-icons',
  },
  'social-icons': {
    where: ['plugins/first-load/shared-icons.ts'],
    reliesOn:
      '`getSocialIcons` of the core returns the source of the icons of `socialLinks` by their names, which are the module `virtual-social-links`.',
    why: 'Icons of links to other services are drawn from one file.',
    whenChanged: 'Adapt plugins/first-load/shared-icons.ts.',
    layer: 'shared-icons',
  },
  'social-links-module': {
    where: ['theme/overrides/SocialLinks/index.tsx'],
    reliesOn: 'The module `virtual-social-links` exports the source of icons by the names of `socialLinks`.',
    why: 'Links to other services have names that screen readers say.',
    whenChanged: 'Adapt theme/overrides/SocialLinks, or leave the override out.',
    layer: 'SocialLinks',
  },
  'highlighted-code': {
    where: ['plugins/first-load/static-code.ts'],
    reliesOn:
      "The core's own plugins have highlighted fences when those of the site run: `pre` with the class `shiki` around one `code`.",
    why: "Highlighted code is one string in a page's script.",
    whenChanged: 'Adapt plugins/first-load/static-code.ts.',
    layer: 'static-code',
  },
  'image-imports': {
    where: ['plugins/content/image-size.ts'],
    reliesOn:
      "The core's own plugins have turned images with a relative path into `<img src={name}>` and imports of the files.",
    why: 'Images have their size, so that nothing moves when they arrive.',
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
      'The core calls `modifySearchIndexData` with all pages before `extendPageData`, and copies the enumerable fields of a page into the list that every page loads.',
    why: 'The list of all pages is short.',
    whenChanged: 'Find a hook that runs at the same time, and change the three plugins.',
    layer: 'lean-page-list',
  },
  'default-search-index': {
    where: ['plugins/first-load/lean-page-list.ts'],
    reliesOn:
      'The core leaves pages whose frontmatter says `search: false` after `modifySearchIndexData` out of its search index.',
    why: "The default search index isn't in the output.",
    whenChanged: 'Find another way to leave the files out, or delete them after the build.',
    layer: 'lean-page-list',
  },
  'replace-rules': {
    where: ['plugins/content/api-facts/index.ts', 'plugins/output/search-records.ts'],
    reliesOn:
      'The core hands `search` and `replace` of a rule to `String.replace`, so that a rule can be a function.',
    why: 'Facts of the installed packages are in the data of pages.',
    whenChanged: 'Pass a text instead, or write the facts by the loader alone.',
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
    reliesOn: "The core's builds are called `web`, `node`, and `node_md`.",
    why: "Each plugin works in the builds that it's for.",
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
      'The core publishes declarations, unminified components beside them, and style sheets in `dist/theme`.',
    why: 'The reference shows types, defaults, and variables of the installed release.',
    whenChanged: 'Adapt plugins/content/api-facts to how the release is published.',
  },
  'parallel-after-build': {
    where: ['plugins/output/offline/ending.ts'],
    reliesOn: 'The core awaits the `afterBuild` of all plugins, in the order of the plugins.',
    why: 'The lists for offline reading name all files of the site.',
    whenChanged: 'Find another way to run last, and change plugins/output/offline/ending.ts.',
  },
  'heading-id-escape': {
    where: ['search/page-tree.ts'],
    reliesOn:
      '`escapeMarkdownHeadingIds` of the core escapes explicit heading ids, so that MDX takes them for text.',
    why: 'The search reads pages as the core does.',
    whenChanged: 'Copy the function to search/, or use what the core uses instead.',
  },
  'markdown-escapes': {
    where: ['plugins/output/markdown-pages.ts'],
    reliesOn: 'In the Markdown that the core writes, explicit ids of headings come out as `\\{#id}`.',
    why: 'The Markdown of a page has no marks that mean nothing in Markdown.',
    whenChanged:
      'Adapt `headingIdCut` and `alertCut` in plugins/output/markdown-pages.ts, or remove them if the core no longer escapes.',
    layer: 'markdown-pages',
  },
  'llms-full': {
    where: ['plugins/output/markdown-pages.ts'],
    reliesOn:
      '`llms-full.txt` holds the Markdown of each page after `---`, a line with its `url`, and `---`.',
    why: 'Language models read the same text in one file.',
    whenChanged: 'Adapt `correctBundle` in plugins/output/markdown-pages.ts.',
    layer: 'markdown-pages',
  },
  'generated-sidebars': {
    where: ['plugins/core-fixes/stable-sidebar.ts'],
    reliesOn:
      "The core writes generated sidebars to `themeConfig.locales` before `beforeBuild`, and makes their order part of the build cache's key. The dev server's `virtual-site-data` has them as JSON.",
    why: 'A second build finds the cache of the first, and the dev server replaces a saved text without loading the page again.',
    whenChanged: 'Adapt plugins/core-fixes/stable-sidebar.ts, or remove it if the core no longer needs it.',
    layer: 'stable-sidebar',
  },
  'generated-nav': {
    where: ['plugins/core-fixes/nav-words.ts'],
    reliesOn:
      'The core writes the navigation to `themeConfig.locales` before `beforeBuild`, with keys of `i18n.json` as texts.',
    why: 'Sections of `llms.txt` are named by words.',
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
      "Texts of the default theme's search have keys that begin with `search`, and an `i18nSource` that is a function gets the texts of the core.",
    why: "Texts that nothing shows aren't on every page.",
    whenChanged: 'Adapt `UNUSED_TEXTS` in plugins/first-load/lean-texts.ts.',
    layer: 'lean-texts',
  },
  'head-tags': {
    where: ['plugins/output/head-script.ts'],
    reliesOn:
      "A function in `html.tags` gets the core's inline scripts, and what it puts before them comes before them in the head.",
    why: "Blocked storage is harmless before the core's script reads it.",
    whenChanged: 'Find another way to come first, and change plugins/output/head-script.ts.',
  },
  'preview-plugin': {
    where: ['plugins/content/previews/index.ts'],
    reliesOn:
      '`pluginPreview` returns a component for every page in `globalUIComponents`, turns the build cache off in `builderConfig`, and learns of previews in `routeGenerated` and its remark plugin.',
    why: 'Previews cost pages without them nothing.',
    whenChanged: 'Compare what the plugin returns with plugins/content/previews/index.ts.',
    layer: 'previews',
  },
  'preview-elements': {
    where: [
      'plugins/content/previews/remarkPreviews.ts',
      'plugins/content/previews/registerPreviews.ts',
      'plugins/content/previews/folder.ts',
    ],
    reliesOn:
      '`pluginPreview` puts an element `Preview` around a fence, and builds documents below `~demo/`.',
    why: 'Previews have controls of this site.',
    whenChanged: 'Adapt `PREVIEW` in plugins/content/previews/remarkPreviews.ts.',
    layer: 'previews',
  },
  'appearance-key': {
    where: ['plugins/content/previews/frame/theme.js'],
    reliesOn: 'The core stores the chosen theme under `rspress-theme-appearance`.',
    why: 'Previews in a frame have the theme of the page.',
    whenChanged: 'Adapt plugins/content/previews/frame/theme.js.',
    layer: 'previews',
  },
  'twoslash-plugin': {
    where: ['plugins/content/hover-types/index.ts', 'plugins/content/hover-types/keep.ts'],
    reliesOn:
      '`pluginTwoslash` adds one transformer in `config`, which keeps its result in `meta.twoslash`, and puts its popup on every page by `globalUIComponents` and `globalStyles`.',
    why: 'Types of names in code cost pages without them nothing.',
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
      'Each type is in an element `twoslash-popup-container`, in a child with the class `twoslash-popup-inner`.',
    why: 'Types show by key, too, and nobody copies or hears them by accident.',
    whenChanged: 'Adapt plugins/content/hover-types/templates.ts.',
    layer: 'hover-types',
  },
  'sitemap-xml': {
    where: ['plugins/output/sitemap.ts'],
    reliesOn:
      '`pluginSitemap` writes `sitemap.xml` in its `afterBuild`, with `<url>` around each page and `<loc>` around its URL.',
    why: "The sitemap names each page in the other languages, in an order that doesn't change.",
    whenChanged: 'Adapt the patterns of plugins/output/sitemap.ts.',
    layer: 'sitemap',
  },
  'grammar-files': {
    where: ['plugins/content/shiki-files.ts'],
    reliesOn:
      '`@shikijs/langs` and `@shikijs/themes` have a module `dist/<name>.mjs` for each grammar and theme, which imports others by relative paths.',
    why: "A page loads any grammar when it's asked for.",
    whenChanged: 'Adapt plugins/content/shiki-files.ts.',
  },
  'zoom-library': {
    where: ['theme/parts/ImageZoom/library.ts', 'theme/parts/ImageZoom/index.tsx'],
    reliesOn:
      '`medium-zoom` has `dist/pure` and `dist/style.css`, and marks opened images with `medium-zoom-image--opened`.',
    why: 'The library comes with its styles in a file, which the policy allows.',
    whenChanged: 'Adapt theme/parts/ImageZoom/library.ts.',
  },
  'page-meta': {
    where: ['theme/parts/PageText/servedPage.ts'],
    reliesOn:
      'The core reads the title and the outline of a page from `__RSPRESS_PAGE_META` of the component that `preload` of its route gives.',
    why: 'The app runs while the text of the page is on its way.',
    whenChanged: 'Adapt `takeServedPage` in theme/parts/PageText/servedPage.ts.',
    layer: 'DocContent',
  },
  'router-contexts': {
    where: ['theme/parts/PageText/contextBridge.tsx', 'theme/overrides/Link/useLinkNavigate.ts'],
    reliesOn:
      "`@rspress/core/runtime` exports the router's `UNSAFE_LocationContext` and `UNSAFE_NavigationContext`; the latter has a `navigator` with `push` and `replace`.",
    why: "The text of a page has a React root of its own, and links don't listen to the address.",
    whenChanged: "Compare with the router's hooks, which read the same contexts.",
  },
  'ssr-flag': {
    where: [
      'theme/overrides/Sidebar/index.tsx',
      'theme/parts/PageIndex/OwnPageData.tsx',
      'theme/parts/PageText/PageData.tsx',
    ],
    reliesOn: 'The core defines `process.env.__SSR__` in each of its builds.',
    why: "What only the build prints is no part of the browser's script.",
    whenChanged: 'Use what the core defines instead.',
  },
  'root-element': {
    where: [
      'theme/overrides/Layout/useScroll.ts',
      'theme/parts/SiteFooter/SiteFooter.module.css',
      'theme/overrides/Search/dialog/useModalFocus.ts',
    ],
    reliesOn: 'The app is in the element `#__rspress_root`.',
    why: 'The footer stays at the bottom, and an open dialog makes the rest of the page inert.',
    whenChanged: 'Use the new id.',
  },
  'doc-layout': {
    where: ['theme/overrides/DocLayout/index.tsx'],
    reliesOn:
      '`DocLayout` can be called as a function and returns `aside` elements, one of them with a class with `outline`, and `main`.',
    why: 'The parts of a page have names and an id for the skip link.',
    whenChanged: 'Adapt theme/overrides/DocLayout.',
    layer: 'DocLayout',
  },
  'doc-content': {
    where: ['theme/overrides/DocContent/index.tsx'],
    reliesOn: '`DocContent` can be called as a function and returns `MDXProvider` around `Content`.',
    why: 'The text of a page is hydrated by itself.',
    whenChanged: 'Adapt theme/overrides/DocContent.',
    layer: 'DocContent',
  },
  outline: {
    where: ['theme/overrides/Outline/index.tsx'],
    reliesOn:
      '`Outline` can be called as a function, returns a `nav`, and takes `LlmsCopyRow` and `LlmsOpenRow` from the theme.',
    why: 'The outline has a name.',
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
    why: 'A block that folds does so before scripts run.',
    whenChanged: 'Adapt theme/overrides/CodeBlock.',
    layer: 'CodeBlock',
  },
  tabs: {
    where: ['theme/overrides/Tabs/index.tsx'],
    reliesOn:
      '`Tabs` is made with `forwardRef`, whose `render` can be called, and labels and panels have classes with `rp-tabs__` and `data-index`.',
    why: 'Tabs work by keyboard, for screen readers, and without scripts.',
    whenChanged: 'Adapt theme/overrides/Tabs.',
    layer: 'Tabs',
  },
  overview: {
    where: [
      'theme/overrides/Overview/OverviewWithHeadings.tsx',
      'theme/overrides/Overview/OverviewMarkdown.tsx',
    ],
    reliesOn:
      '`dist/theme/components/Overview/index.js` exports `Overview`, a function that takes `OverviewGroup` and `FallbackHeading` from the theme and focuses `.rp-overview-search__input`.',
    why: 'Only overview pages load the overview.',
    whenChanged: 'Adapt theme/overrides/Overview.',
    layer: 'Overview',
  },
  'scroll-hooks': {
    where: ['theme/overrides/Layout/useScroll.ts'],
    reliesOn: "The core's layout calls `useScrollReset` and `useScrollAfterNav` of the theme.",
    why: 'Readers keep their place when they go back or choose another language.',
    whenChanged: "Export what the core's layout calls instead.",
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
      'The style sheets of default components are files of `dist/theme`, which the package lets others import.',
    why: 'Overrides look like what they override.',
    whenChanged: 'Import the style sheets from their new place.',
  },
  'icon-files': {
    where: ['components/IconTable/pictures.ts', 'components/IconTable/assets.d.ts'],
    reliesOn: 'Each icon of the default theme is a module of `dist/theme/assets`.',
    why: 'A page shows all icons.',
    whenChanged: 'Import the icons from their new place.',
  },
  'llms-hint': {
    where: ['theme/overrides/Root/index.tsx'],
    reliesOn: 'The core renders `LlmsHint` of the original theme as a child of `Root`.',
    why: "Screen readers don't hear a hint for language models.",
    whenChanged: 'Adapt `withQuietHint` in theme/overrides/Root.',
  },
  'page-data-functions': {
    where: [
      'theme/overrides/Root/index.tsx',
      'theme/overrides/Link/useLinkNavigate.ts',
      'theme/parts/PageIndex/shownPages.ts',
    ],
    reliesOn:
      '`@rspress/core/runtime` exports `initPageData` and `warmPageData`, by which the app renders a page whose data is there at once.',
    why: 'A page that a reader goes to is rendered once.',
    whenChanged: 'Adapt theme/overrides/Link/useLinkNavigate.ts and theme/overrides/Root.',
  },
  'scroll-alias': {
    where: ['theme/support/scrollIntoBox.ts'],
    reliesOn:
      'The default theme imports `scroll-into-view-if-needed`, with `scrollMode`, `behavior`, and `boundary`.',
    why: 'Every page loads a few lines in its place.',
    whenChanged: 'Remove the alias of rspress.config.ts, or take the new options.',
  },
  'frame-rate': {
    where: ['theme/overrides/Root/index.tsx'],
    reliesOn:
      '`scheduler` has `unstable_forceFrameRate`, and its release is that which `react-dom` needs, so that both are one module.',
    why: 'Pages are rendered in fewer turns.',
    whenChanged: 'Set `scheduler` in package.json to the release in the dependencies of `react-dom`.',
  },
  'value-tracker': {
    where: ['theme/parts/Start/fields.ts'],
    reliesOn:
      'React compares the text of a field with what was last set by the property that it has put on the element.',
    why: "What readers type before the app runs isn't lost.",
    whenChanged: 'Adapt `redo` in theme/parts/Start/fields.ts.',
  },
  'served-html': {
    where: [
      'theme/parts/PageText/index.tsx',
      'theme/parts/PageText/PageData.tsx',
      'theme/parts/PageIndex/OwnPageData.tsx',
    ],
    reliesOn:
      'When it hydrates, React leaves the inside of an element with `dangerouslySetInnerHTML` and `suppressHydrationWarning` as it is.',
    why: 'The text of a page stays as it came.',
    whenChanged: 'Compare with how React hydrates such an element.',
  },
  'chunk-errors': {
    where: ['theme/parts/StalePage/recover.ts'],
    reliesOn:
      "The bundler's runtime throws a `ChunkLoadError`, or an error with the code `CSS_CHUNK_LOAD_FAILED`, if a file can't be fetched.",
    why: 'A tab that is older than the last deploy loads the page afresh.',
    whenChanged: 'Adapt `isMissingChunk` in theme/parts/StalePage/recover.ts.',
  },
  'dialog-parts': {
    where: [
      'theme/overrides/Search/dialog/SearchDialog.tsx',
      'theme/overrides/Search/dialog/takeOver.ts',
      'theme/overrides/Search/dialog/useModalFocus.ts',
      'theme/overrides/Search/dialog/useTreeSemantics.ts',
      'theme/overrides/Search/dialog/dialog.css',
    ],
    reliesOn:
      'Parts of the dialog of DocSearch have classes such as `DocSearch-Container`, and its items have ids that end with `-item-` and a number.',
    why: 'Screen readers hear what the dialog is.',
    whenChanged: 'Adapt theme/overrides/Search/dialog.',
  },
  'dialog-client': {
    where: ['theme/overrides/Search/dialog/searchClient.ts', 'theme/overrides/Search/dialog/backEnd.ts'],
    reliesOn:
      "DocSearch searches by a client that `transformSearchClient` can replace, shows its error for a `RetryError`, and says that it's loading after 300 ms.",
    why: 'The search inside the browser shows in the dialog, and so do its failures.',
    whenChanged: 'Adapt theme/overrides/Search/dialog/searchClient.ts.',
  },
  'stored-searches': {
    where: ['theme/overrides/Search/dialog/storedSearches.ts'],
    reliesOn:
      'DocSearch stores searches under `__DOCSEARCH_RECENT_SEARCHES__` and `__DOCSEARCH_FAVORITE_SEARCHES__`, each with the name of the index.',
    why: 'Stored searches lead to pages that are there.',
    whenChanged: 'Adapt theme/overrides/Search/dialog/storedSearches.ts.',
  },
  'dialog-styles': {
    where: ['plugins/output/static-pages/policy.ts', 'theme/overrides/Search/dialog/SearchDialog.tsx'],
    reliesOn:
      '`@docsearch/css` has `dist/_variables.css` and `dist/modal.css`, and the logo of the dialog has a style sheet of its own, whose text is `SEARCH_LOGO_STYLE`.',
    why: 'The dialog has its styles under the policy of the pages.',
    whenChanged:
      'Adapt theme/overrides/Search/dialog and `SEARCH_LOGO_STYLE` in plugins/output/static-pages/policy.ts.',
  },
  'heading-signs': {
    where: ['theme/overrides/mdxComponents.tsx', 'theme/print.css'],
    reliesOn:
      'The sign beside a heading has the class `rp-header-anchor`, and `getCustomMDXComponent` gives `a` and `pre`.',
    why: 'The focus passes signs by, and long lines can be scrolled by key.',
    whenChanged: 'Adapt theme/overrides/mdxComponents.tsx.',
  },
  'theme-classes': {
    where: ['theme', 'components'],
    reliesOn: 'Elements of the default theme have the classes in contracts/theme-classes.ts.',
    why: 'Styles of this site fit the default theme, and overrides find the elements that they change.',
    whenChanged: 'Adapt the styles and overrides that name the class.',
  },
  'editor-styles': {
    where: ['plugins/content/playground/workbench/adoptedStyles.ts'],
    reliesOn: '`style-mod` adopts its style sheet where `!root.head && root.adoptedStyleSheets`.',
    why: 'The editor has its styles under the policy of the pages.',
    whenChanged: 'Adapt plugins/content/playground/workbench/adoptedStyles.ts.',
  },
} as const satisfies Record<string, Reach>;

export type ReachId = keyof typeof REACHES;

export const REACH_IDS = Object.keys(REACHES) as ReachId[];
