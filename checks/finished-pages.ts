import type { Corpus, Page } from './corpus';

/** Names of pages: `guide/basic/deploy`. */
export type FinishedPages = string[];

/**
 * Pages that were rewritten and edited in both languages, sorted. The rules about prose check these pages, and each has
 * a file of facts. The list grows until it has every page. If a page fails a check, fix it instead of removing it.
 */
export const FINISHED_PAGES: FinishedPages = [
  'accessibility',
  'api/changes',
  'api/client-api/api-components',
  'api/client-api/api-runtime',
  'api/client-api/content-components',
  'api/client-api/css-variables',
  'api/client-api/home-components',
  'api/client-api/layout-components',
  'api/client-api/navigation-components',
  'api/client-api/theme-hooks',
  'api/commands',
  'api/config/config-basic',
  'api/config/config-build',
  'api/config/config-frontmatter',
  'api/config/config-i18n',
  'api/config/config-theme',
  'api/index',
  'api/node-api',
  'guide/advanced/analytics-and-comments',
  'guide/advanced/blog',
  'guide/advanced/component-docs',
  'guide/advanced/custom-search',
  'guide/advanced/custom-theme',
  'guide/advanced/extend-build',
  'guide/advanced/large-sites',
  'guide/advanced/monorepo',
  'guide/advanced/search-engines',
  'guide/advanced/tailwind',
  'guide/basic/ai',
  'guide/basic/auto-nav-sidebar',
  'guide/basic/ci',
  'guide/basic/code-blocks',
  'guide/basic/conventional-route',
  'guide/basic/custom-page',
  'guide/basic/deploy',
  'guide/basic/drafts',
  'guide/basic/math-and-diagrams',
  'guide/basic/pdf-and-print',
  'guide/basic/redirects',
  'guide/basic/seo',
  'guide/basic/ssg',
  'guide/basic/ssg-md',
  'guide/basic/static-assets',
  'guide/basic/use-mdx',
  'guide/default-theme/components',
  'guide/default-theme/dark-mode',
  'guide/default-theme/doc-page',
  'guide/default-theme/home-page',
  'guide/default-theme/i18n',
  'guide/default-theme/multi-version',
  'guide/default-theme/navbar',
  'guide/default-theme/overview-page',
  'guide/default-theme/rtl-and-regions',
  'guide/migration/from-docusaurus',
  'guide/migration/from-rspress-1',
  'guide/migration/from-vitepress',
  'guide/start/getting-started',
  'guide/start/introduction',
  'guide/start/manual-setup',
  'guide/start/tutorial',
  'guide/start/whats-new',
  'guide/troubleshooting',
  'index',
  'plugin/community-plugins/overview',
  'plugin/official-plugins/algolia',
  'plugin/official-plugins/api-docgen',
  'plugin/official-plugins/client-redirects',
  'plugin/official-plugins/container-syntax',
  'plugin/official-plugins/last-updated',
  'plugin/official-plugins/llms',
  'plugin/official-plugins/medium-zoom',
  'plugin/official-plugins/overview',
  'plugin/official-plugins/playground',
  'plugin/official-plugins/preview',
  'plugin/official-plugins/rss',
  'plugin/official-plugins/shiki',
  'plugin/official-plugins/sitemap',
  'plugin/official-plugins/twoslash',
  'plugin/official-plugins/typedoc',
  'plugin/system/introduction',
  'plugin/system/plugin-api',
  'plugin/system/plugin-recipes',
  'plugin/system/write-a-plugin',
];

/** The name of a page without its file extension, the same in both languages: `guide/basic/deploy`, `index`. */
export function pageName({ name }: Pick<Page, 'name'>): string {
  return name.replace(/\.mdx?$/, '');
}

/** The pages of both languages that are on a list. */
export function pagesOn(list: FinishedPages, { pages }: Corpus): Page[] {
  return pages.filter(page => list.includes(pageName(page)));
}
