import type { Corpus, Language, Page } from './corpus';

/** Limits for one finished page, in addition to those that all finished pages share. */
export interface FinishedPage {
  /** Maximum number of universal words per language (`checks/prose/universal-words.ts`). Each needs evidence. */
  universals: Record<Language, number>;
}

/** Limits by the name of the page: `guide/basic/deploy`. */
export type FinishedPages = Record<string, FinishedPage>;

/**
 * Pages that were rewritten and edited in both languages, sorted. The rules about prose check these pages, and each has
 * a file of facts. The list grows until it has every page. If a page fails a check, fix it instead of removing it.
 */
export const FINISHED_PAGES: FinishedPages = {
  accessibility: { universals: { en: 0, zh: 0 } },
  'api/changes': { universals: { en: 0, zh: 0 } },
  'api/client-api/api-components': { universals: { en: 0, zh: 0 } },
  'api/client-api/api-runtime': { universals: { en: 3, zh: 1 } },
  'api/client-api/content-components': { universals: { en: 6, zh: 2 } },
  'api/client-api/css-variables': { universals: { en: 2, zh: 0 } },
  'api/client-api/home-components': { universals: { en: 1, zh: 0 } },
  'api/client-api/layout-components': { universals: { en: 2, zh: 0 } },
  'api/client-api/navigation-components': { universals: { en: 2, zh: 0 } },
  'api/client-api/theme-hooks': { universals: { en: 1, zh: 0 } },
  'api/commands': { universals: { en: 3, zh: 2 } },
  'api/config/config-basic': { universals: { en: 5, zh: 4 } },
  'api/config/config-build': { universals: { en: 6, zh: 13 } },
  'api/config/config-frontmatter': { universals: { en: 5, zh: 5 } },
  'api/config/config-i18n': { universals: { en: 1, zh: 2 } },
  'api/config/config-theme': { universals: { en: 2, zh: 3 } },
  'api/index': { universals: { en: 0, zh: 0 } },
  'api/node-api': { universals: { en: 1, zh: 0 } },
  'guide/advanced/analytics-and-comments': { universals: { en: 3, zh: 3 } },
  'guide/advanced/blog': { universals: { en: 3, zh: 3 } },
  'guide/advanced/component-docs': { universals: { en: 3, zh: 3 } },
  'guide/advanced/custom-search': { universals: { en: 0, zh: 0 } },
  'guide/advanced/custom-theme': { universals: { en: 0, zh: 0 } },
  'guide/advanced/extend-build': { universals: { en: 0, zh: 0 } },
  'guide/advanced/large-sites': { universals: { en: 3, zh: 3 } },
  'guide/advanced/monorepo': { universals: { en: 3, zh: 3 } },
  'guide/advanced/search-engines': { universals: { en: 3, zh: 3 } },
  'guide/advanced/tailwind': { universals: { en: 3, zh: 3 } },
  'guide/basic/ai': { universals: { en: 3, zh: 3 } },
  'guide/basic/auto-nav-sidebar': { universals: { en: 0, zh: 0 } },
  'guide/basic/ci': { universals: { en: 3, zh: 3 } },
  'guide/basic/code-blocks': { universals: { en: 0, zh: 0 } },
  'guide/basic/conventional-route': { universals: { en: 0, zh: 0 } },
  'guide/basic/custom-page': { universals: { en: 0, zh: 0 } },
  'guide/basic/deploy': { universals: { en: 0, zh: 0 } },
  'guide/basic/drafts': { universals: { en: 3, zh: 3 } },
  'guide/basic/math-and-diagrams': { universals: { en: 3, zh: 3 } },
  'guide/basic/pdf-and-print': { universals: { en: 3, zh: 3 } },
  'guide/basic/redirects': { universals: { en: 3, zh: 3 } },
  'guide/basic/seo': { universals: { en: 3, zh: 3 } },
  'guide/basic/ssg': { universals: { en: 0, zh: 0 } },
  'guide/basic/ssg-md': { universals: { en: 0, zh: 0 } },
  'guide/basic/static-assets': { universals: { en: 0, zh: 0 } },
  'guide/basic/use-mdx': { universals: { en: 0, zh: 2 } },
  'guide/default-theme/components': { universals: { en: 1, zh: 0 } },
  'guide/default-theme/dark-mode': { universals: { en: 3, zh: 3 } },
  'guide/default-theme/doc-page': { universals: { en: 0, zh: 0 } },
  'guide/default-theme/home-page': { universals: { en: 0, zh: 1 } },
  'guide/default-theme/i18n': { universals: { en: 0, zh: 0 } },
  'guide/default-theme/multi-version': { universals: { en: 0, zh: 0 } },
  'guide/default-theme/navbar': { universals: { en: 0, zh: 0 } },
  'guide/default-theme/overview-page': { universals: { en: 0, zh: 0 } },
  'guide/default-theme/rtl-and-regions': { universals: { en: 3, zh: 3 } },
  'guide/migration/from-docusaurus': { universals: { en: 3, zh: 3 } },
  'guide/migration/from-rspress-1': { universals: { en: 3, zh: 3 } },
  'guide/migration/from-vitepress': { universals: { en: 3, zh: 3 } },
  'guide/start/getting-started': { universals: { en: 3, zh: 1 } },
  'guide/start/introduction': { universals: { en: 0, zh: 0 } },
  'guide/start/manual-setup': { universals: { en: 3, zh: 1 } },
  'guide/start/tutorial': { universals: { en: 0, zh: 0 } },
  'guide/start/whats-new': { universals: { en: 3, zh: 3 } },
  'guide/troubleshooting': { universals: { en: 3, zh: 3 } },
  index: { universals: { en: 0, zh: 0 } },
  'plugin/community-plugins/overview': { universals: { en: 3, zh: 3 } },
  'plugin/official-plugins/algolia': { universals: { en: 3, zh: 3 } },
  'plugin/official-plugins/api-docgen': { universals: { en: 3, zh: 3 } },
  'plugin/official-plugins/client-redirects': { universals: { en: 3, zh: 3 } },
  'plugin/official-plugins/container-syntax': { universals: { en: 3, zh: 3 } },
  'plugin/official-plugins/last-updated': { universals: { en: 3, zh: 3 } },
  'plugin/official-plugins/llms': { universals: { en: 3, zh: 3 } },
  'plugin/official-plugins/medium-zoom': { universals: { en: 3, zh: 3 } },
  'plugin/official-plugins/overview': { universals: { en: 3, zh: 3 } },
  'plugin/official-plugins/playground': { universals: { en: 3, zh: 3 } },
  'plugin/official-plugins/preview': { universals: { en: 3, zh: 3 } },
  'plugin/official-plugins/rss': { universals: { en: 3, zh: 3 } },
  'plugin/official-plugins/shiki': { universals: { en: 3, zh: 3 } },
  'plugin/official-plugins/sitemap': { universals: { en: 3, zh: 3 } },
  'plugin/official-plugins/twoslash': { universals: { en: 3, zh: 3 } },
  'plugin/official-plugins/typedoc': { universals: { en: 3, zh: 3 } },
  'plugin/system/introduction': { universals: { en: 3, zh: 3 } },
  'plugin/system/plugin-api': { universals: { en: 3, zh: 3 } },
  'plugin/system/plugin-recipes': { universals: { en: 3, zh: 3 } },
  'plugin/system/write-a-plugin': { universals: { en: 3, zh: 3 } },
};

/** The name of a page without its file extension, the same in both languages: `guide/basic/deploy`, `index`. */
export function pageName({ name }: Pick<Page, 'name'>): string {
  return name.replace(/\.mdx?$/, '');
}

/** The pages of both languages that are on a list. */
export function pagesOn(list: FinishedPages, { pages }: Corpus): Page[] {
  return pages.filter(page => Object.hasOwn(list, pageName(page)));
}
