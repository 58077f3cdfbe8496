import type { Metric } from '../../bench/metrics';
import type { Case, Failure, Part, Subject } from '../../bench/results';
import type { Language } from '../../site/languages';

export type Label = Record<Language, string>;

export const METRIC_LABELS: Record<Metric, Label> = {
  htmlGzip: { en: 'HTML', zh: 'HTML' },
  htmlBrotli: { en: 'HTML', zh: 'HTML' },
  cssGzip: { en: 'CSS', zh: 'CSS' },
  cssBrotli: { en: 'CSS', zh: 'CSS' },
  scriptGzip: { en: 'Scripts', zh: '脚本' },
  scriptBrotli: { en: 'Scripts', zh: '脚本' },
  images: { en: 'Images', zh: '图片' },
  other: { en: 'Fonts and data', zh: '字体与数据' },
  requests: { en: 'Requests', zh: '请求数' },
  aheadGzip: { en: 'Fetched ahead', zh: '预取' },
  scriptAfterGzip: { en: 'Scripts after the first action', zh: '首次操作后的脚本' },
  scriptAfterBrotli: { en: 'Scripts after the first action', zh: '首次操作后的脚本' },
  performance: { en: 'Performance', zh: '性能' },
  accessibility: { en: 'Accessibility', zh: '无障碍' },
  bestPractices: { en: 'Best practices', zh: '最佳实践' },
  seo: { en: 'SEO', zh: 'SEO' },
  lcp: { en: 'LCP', zh: 'LCP' },
  tbt: { en: 'TBT', zh: 'TBT' },
  cls: { en: 'CLS', zh: 'CLS' },
  slowdown: { en: 'CPU slowdown', zh: 'CPU 降速' },
  navigation: { en: 'Next page shown', zh: '新页面显示' },
  inp: { en: 'INP', zh: 'INP' },
  dialog: { en: 'Dialog open', zh: '对话框打开' },
  firstResult: { en: 'First result', zh: '首条结果' },
  searchGzip: { en: 'Fetched by a search', zh: '搜索时获取' },
  pages: { en: 'Pages', zh: '页数' },
  cold: { en: 'Cold build', zh: '冷构建' },
  warm: { en: 'Warm build', zh: '热构建' },
  memory: { en: 'Peak memory', zh: '内存峰值' },
  output: { en: 'Output', zh: '产物大小' },
  devStart: { en: 'Dev start', zh: '开发服务器启动' },
  hotUpdate: { en: 'Hot update', zh: '热更新' },
  devMemory: { en: 'Peak memory, dev', zh: '内存峰值（开发）' },
};

export const SUBJECT_LABELS: Record<Subject, Label> = {
  site: { en: 'This site', zh: '本站' },
  siteTheme: { en: 'Rspress, theme of this site', zh: 'Rspress，本站主题' },
  siteThemeLean: { en: 'Rspress, theme of this site, pages only', zh: 'Rspress，本站主题，仅页面' },
  rspress: { en: 'Rspress, default theme', zh: 'Rspress，默认主题' },
  vitepress: { en: 'VitePress', zh: 'VitePress' },
  docusaurus: { en: 'Docusaurus, Rspack', zh: 'Docusaurus，Rspack' },
  starlight: { en: 'Starlight', zh: 'Starlight' },
};

export const CASE_LABELS: Record<Case, Label> = {
  home: { en: 'home page', zh: '首页' },
  guide: { en: 'guide', zh: '指南' },
  reference: { en: 'reference', zh: '参考' },
  overview: { en: 'overview page', zh: '概览页' },
  live: { en: 'page with a playground', zh: '带 Playground 的页面' },
  longest: { en: 'longest page', zh: '最长的页面' },
  generated: { en: 'generated page', zh: '生成的页面' },
  generatedLong: { en: 'long generated page', zh: '生成的长页面' },
  click: { en: 'click', zh: '点击' },
  key: { en: 'key', zh: '按键' },
  tap: { en: 'tap', zh: '轻触' },
  navigation: { en: 'link', zh: '链接' },
  all: { en: 'all pages', zh: '所有页面' },
};

export const FAILURE_LABELS: Record<Failure, Label> = {
  notInstalled: { en: 'The installation failed.', zh: '安装失败。' },
  outOfMemory: { en: 'The build ran out of memory.', zh: '构建耗尽内存而中止。' },
  notBuilt: { en: 'The build failed.', zh: '构建失败。' },
  notMeasured: { en: 'Not measured.', zh: '未能测出。' },
  disturbed: { en: 'Other programs used too much CPU time.', zh: '其他程序占用了过多 CPU 时间。' },
};

export const PART_LABELS: Record<Part, Label> = {
  pages: { en: 'Page size', zh: '页面体积' },
  build: { en: 'Build and dev server', zh: '构建与开发服务器' },
  interaction: { en: 'Interaction speed', zh: '交互速度' },
  lighthouse: { en: 'Lighthouse', zh: 'Lighthouse' },
  scale: { en: 'Growth with the number of pages', zh: '页数增长的影响' },
};

export const TABLE_LABELS = {
  subject: { en: 'Site', zh: '站点' },
  case: { en: 'Page or action', zh: '页面或操作' },
  pages: { en: 'Pages per language', zh: '每种语言的页数' },
  runs: { en: 'Runs', zh: '次数' },
  colon: { en: ': ', zh: '：' },
  none: { en: 'There are no results yet.', zh: '尚无测量结果。' },
  complete: { en: 'Nothing is missing.', zh: '没有缺失的结果。' },
} satisfies Record<string, Label>;

export const AHEAD_LABELS = {
  value: { en: 'Value', zh: '指标' },
  others: { en: 'Better', zh: '更好的结果' },
  none: { en: 'No other setup is ahead.', zh: '没有其他方案领先。' },
} satisfies Record<string, Label>;

export const CIRCUMSTANCE_LABELS = {
  commit: { en: 'commit', zh: '提交' },
  load: { en: 'other programs’ share of the CPU time: at most', zh: '其他程序占用的 CPU 时间：最多' },
  repeated: { en: 'repeated runs:', zh: '重测次数：' },
} satisfies Record<string, Label>;

export const CHART_LABELS = {
  coldBuild: {
    en: 'Time of a cold build by the number of pages. The table after the chart has the numbers.',
    zh: '不同页数下的冷构建时间，数值见图后的表格。',
  },
  firstAction: {
    en: 'What a page downloads before and after the first action. The table after the chart has the numbers.',
    zh: '页面在首次操作前后下载的内容，数值见图后的表格。',
  },
  before: { en: 'HTML, CSS, and scripts before the first action', zh: '首次操作前的 HTML、CSS 和脚本' },
  after: { en: 'Scripts after the first action', zh: '首次操作后的脚本' },
  ownScale: { en: 'Each number of pages has its own scale.', zh: '每种页数各用一个刻度。' },
} satisfies Record<string, Label>;

/** Heading of the bars for sites of one size. */
export const SIZE_LABEL: Record<Language, (pages: number) => string> = {
  en: pages => `${pages} pages per language`,
  zh: pages => `每种语言 ${pages} 页`,
};
