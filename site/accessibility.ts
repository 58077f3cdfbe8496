import type { Language } from './languages';

/** What was tested according to the accessibility page. The tests use these lists too, so that both match. */

type InBoth = Record<Language, string>;

export interface Part {
  name: InBoth;
  /** Window width in px at which the part exists; both widths if omitted. */
  width?: Width;
}

export const WIDTHS = [1280, 390] as const;
export type Width = (typeof WIDTHS)[number];

/** Parts that open or appear on a page. axe checks each at its width in both themes: English at one width, Chinese at the other. */
export const PARTS = {
  'version-menu': { name: { en: 'Version menu', zh: '版本菜单' }, width: 1280 },
  'language-menu': { name: { en: 'Language menu', zh: '语言菜单' }, width: 1280 },
  'mobile-menu': { name: { en: 'Main menu of small screens', zh: '小屏幕的主菜单' }, width: 390 },
  sidebar: { name: { en: 'Sidebar of small screens', zh: '小屏幕的侧边栏' }, width: 390 },
  outline: { name: { en: 'Outline of small screens', zh: '小屏幕的大纲' }, width: 390 },
  tools: { name: { en: 'Rstack tools', zh: 'Rstack 工具面板' } },
  tooltip: { name: { en: 'Tooltip', zh: '工具提示' }, width: 1280 },
  announcement: { name: { en: 'Announcement, closed', zh: '公告栏（已关闭）' } },
  'markdown-menu': { name: { en: 'Markdown menu of a page', zh: '页面的 Markdown 菜单' } },
  'search-start': { name: { en: 'Search: recent searches', zh: '搜索：最近搜索' } },
  'search-favourite': { name: { en: 'Search: favorites', zh: '搜索：收藏' } },
  'search-results': { name: { en: 'Search: results', zh: '搜索：结果' } },
  'search-none': { name: { en: 'Search: no results', zh: '搜索：没有结果' } },
  'search-error': { name: { en: 'Search: error', zh: '搜索：出错' } },
  zoom: { name: { en: 'Enlarged image', zh: '放大的图片' } },
  type: { name: { en: 'Type of a name in code', zh: '代码中名称的类型' } },
  preview: { name: { en: 'Preview in an iframe', zh: 'iframe 中的预览' } },
  playground: { name: { en: 'Playground, being edited', zh: '编辑中的 Playground' } },
  'not-found': { name: { en: '404 page', zh: '404 页面' } },
} as const satisfies Record<string, Part>;

export type PartName = keyof typeof PARTS;

/** One page of each kind; the tests move through each with the Tab key at both widths. */
export const PAGE_KINDS = {
  home: { name: { en: 'Home page', zh: '首页' }, route: '/' },
  guide: { name: { en: 'Guide', zh: '指南' }, route: '/guide/start/getting-started' },
  reference: { name: { en: 'Reference', zh: '参考' }, route: '/api/config/config-frontmatter' },
  previews: {
    name: { en: 'Plugin page with previews', zh: '带预览的插件页面' },
    route: '/plugin/official-plugins/preview',
  },
  playground: {
    name: { en: 'Page with a playground', zh: '带 Playground 的页面' },
    route: '/plugin/official-plugins/playground',
  },
  overview: { name: { en: 'Overview with a filter', zh: '可筛选的概览' }, route: '/api/' },
  list: { name: { en: 'List of all pages', zh: '全部页面' }, route: '/sitemap' },
  'not-found': { name: { en: '404 page', zh: '404 页面' }, route: '/guide/nowhere' },
} as const satisfies Record<string, { name: InBoth; route: string }>;

export type PageKind = keyof typeof PAGE_KINDS;

/** The checks: the rules of axe, names and window sizes, the Tab key, and preferences of the system. */
export const CHECKS = ['axe', 'reading', 'keyboard', 'modes'] as const;
export type Check = (typeof CHECKS)[number];

/** A page as a browser test checked it; `tests/browser/counted.ts` adds it to the report. */
export interface CountedState {
  check: Check;
  /** Path of a page of the site. */
  page?: string;
  lang: string;
  theme: 'light' | 'dark';
  /** Width of the window, in px. */
  width: number;
  /** Version of the browser. */
  browser: string;
  /** How many states this counts for, such as the stops of the Tab key. */
  states: number;
  findings: number;
  /** The part that was open. */
  part?: PartName;
  /** The kind of page that this is an example of. */
  kind?: PageKind;
}

/** Totals of a check. */
export interface Counts {
  pages: number;
  states: number;
  findings: number;
}

/** `site/accessibility.json`, which `npm run accessibility` writes from the report of the last test run. */
export interface AccessibilityResult {
  /** Day of the run, as in 2026-11-21. */
  date: string;
  versions: { rspress: string; axe: string; chromium: string };
  checks: Record<Check, Counts>;
  parts: Record<PartName, Omit<Counts, 'pages'>>;
  kinds: Record<PageKind, Omit<Counts, 'pages'>>;
}
