/** Parts of the theme that used to have a page each; now they're entries on these pages. */
const THEME_PARTS = {
  'content-components': [
    'badge',
    'callout',
    'code-block-runtime',
    'package-manager-tabs',
    'page-tabs',
    'prompt',
    'source-code',
    'steps',
    'tabs',
    'tag',
  ],
  'layout-components': ['banner', 'doc-footer', 'edit-link', 'last-updated', 'layout', 'root'],
  'navigation-components': ['nav-list', 'nav-title', 'overview', 'overview-group', 'prev-next-page'],
  'home-components': ['home-background', 'home-feature', 'home-footer', 'home-hero', 'home-layout'],
  'theme-hooks': ['get-custom-mdx-component'],
};
const PAGE_OF_PART = Object.fromEntries(
  Object.entries(THEME_PARTS).flatMap(([page, names]) => names.map(name => [name, page])),
);
const RUNTIME = [
  'browser-only',
  'head',
  'no-ssr',
  'use-dark',
  'use-frontmatter',
  'use-head',
  'use-i18n',
  'use-lang',
  'use-page',
  'use-page-data',
  'use-pages',
  'use-site',
  'use-version',
];
/** Community plugins that used to have a page each. */
const COMMUNITY_PLUGINS = [
  'align-image',
  'directives',
  'file-tree',
  'gh-pages',
  'google-analytics',
  'katex',
  'live2d',
  'mermaid',
  'reading-time',
  'supersub',
  'third-party',
  'toc',
  'translate',
  'typesense',
  'vercel-analytics',
];

const THEME_PAGE = '/api/client-api/api-components';
const RUNTIME_PAGE = '/api/client-api/api-runtime';

/**
 * New locations of pages from the 1.x documentation and from earlier versions of the 2.x documentation. Old and new
 * locations are route paths without the language. A new one can include the heading that has the old page's text. Both
 * languages moved in the same way. No old path is below a page: if a folder has the name of a page, Netlify serves the
 * page, but GitHub Pages was seen to redirect to the folder, where there's nothing. For such paths, the 404 page
 * suggests the page instead.
 */
export const MOVED_PAGES: Record<string, string> = {
  '/guide/advanced/custom-head': '/api/config/config-basic#head',
  '/guide/advanced/overview-page': '/guide/default-theme/overview-page',
  '/guide/basic/custom-theme': '/guide/advanced/custom-theme',
  '/guide/basic/global-styles': '/guide/advanced/extend-build#styles',
  '/guide/basic/home-page': '/guide/default-theme/home-page',
  '/guide/basic/i18n': '/guide/default-theme/i18n',
  '/guide/basic/multi-version': '/guide/default-theme/multi-version',
  '/guide/basic/tailwind-css': '/guide/advanced/extend-build#tailwind',
  '/guide/basic/wrap-and-eject': '/guide/advanced/custom-theme#eject',
  '/guide/migration/rspress-1-x': '/guide/migration/from-rspress-1',
  '/guide/migration/rspress-v1': '/guide/migration/from-rspress-1',
  '/guide/start/ai': '/guide/basic/ssg-md',
  '/guide/start/performance': '/performance',
  '/guide/use-mdx/code-blocks': '/guide/basic/code-blocks',
  '/guide/use-mdx/components': '/guide/basic/use-mdx#components',
  '/guide/use-mdx/container': '/guide/basic/use-mdx#containers',
  '/guide/use-mdx/frontmatter': '/guide/basic/use-mdx#frontmatter',
  '/guide/use-mdx/link': '/guide/basic/use-mdx#links',
  '/plugin/official-plugins/translate': '/plugin/official-plugins/overview',
  '/ui/custom-page': '/guide/basic/custom-page',
  '/ui/custom-theme': '/guide/advanced/custom-theme',
  '/ui/components/': '/api/client-api/content-components',
  '/ui/components/image': '/guide/basic/static-assets',
  '/ui/components/no-ssr': `${RUNTIME_PAGE}#no-ssr`,
  '/ui/hooks/': `${RUNTIME_PAGE}#site-and-pages`,
  '/ui/hooks/router-hooks': `${RUNTIME_PAGE}#react-router`,
  '/ui/hooks/use-llms': '/api/client-api/theme-hooks#use-md-url',
  '/ui/icons/': `${THEME_PAGE}#icons`,
  '/ui/layout-components/': '/api/client-api/layout-components',
  '/ui/runtime-components/': `${RUNTIME_PAGE}#components`,
  '/ui/tailwindcss': '/guide/advanced/extend-build#tailwind',
  '/ui/vars': '/api/client-api/css-variables',
  ...moved(
    Object.keys(PAGE_OF_PART),
    ['/ui/components', '/ui/layout-components'],
    name => `/api/client-api/${PAGE_OF_PART[name]}#${name}`,
  ),
  ...moved(RUNTIME, ['/ui/hooks', '/ui/runtime-components'], name => `${RUNTIME_PAGE}#${name}`),
  ...moved(COMMUNITY_PLUGINS, ['/plugin/community-plugins'], () => '/plugin/community-plugins/overview'),
};

function moved(names: string[], folders: string[], target: (name: string) => string) {
  return Object.fromEntries(
    folders.flatMap(folder => names.map(name => [`${folder}/${name}`, target(name)])),
  );
}
