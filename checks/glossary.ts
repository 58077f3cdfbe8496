import type { Language } from '../site/languages';

/** Term that the pages use for one concept, in both languages. `contributing/words.md` has the list of terms. */
export interface Term {
  en: string;
  zh: string;
  /** Chinese words not to use for it, as listed in `contributing/words.md`. */
  avoid: string[];
  /**
   * Words in `avoid` that the rule `glossary` reports. Words with another meaning aren't included: "编译" is wrong for
   * building a site, but right for what a compiler does.
   */
  banned: string[];
}

export const GLOSSARY: Term[] = [
  term('documentation site', '文档站点', { banned: ['文件网站'] }),
  term('static site generation (SSG)', '静态站点生成（SSG）', { banned: ['静态化', '静态生成'] }),
  term('route', '路由'),
  term('conventional routing', '约定式路由'),
  term('page type', '页面类型'),
  term('frontmatter', 'frontmatter', { avoid: ['前言', '头信息'] }),
  term('description (frontmatter)', '描述', { banned: ['简介'] }),
  term('docs root', '文档根目录', { banned: ['文档目录'] }),
  term('title of a page, its headings', '页面标题，各级标题', { banned: ['小标题'] }),
  term('navbar', '导航栏'),
  term('sidebar', '侧边栏', { avoid: ['左栏'], banned: ['目录栏'] }),
  term('section header (sidebar)', '分区标题', { avoid: ['分组标题'] }),
  term('nav item', '导航项', { banned: ['导航条目', '导航栏条目', '导航栏的条目'] }),
  term('outline', '大纲'),
  term('small screen', '小屏幕', { banned: ['窄屏', '小屏'] }),
  term('collapse', '折叠', { banned: ['收起'] }),
  term('theme', '主题', { banned: ['皮肤'] }),
  term('custom theme', '自定义主题'),
  term('override', '覆盖'),
  term('slot', '插槽'),
  term('plugin', '插件', { banned: ['外挂'] }),
  term('hook (also of React)', '钩子', { banned: ['Hook'] }),
  term('build', '构建', { avoid: ['编译'] }),
  term('bundle, bundler', '打包，打包工具'),
  term('component', '组件'),
  term('built-in component', '内置组件'),
  term('code block', '代码块'),
  term('line highlight', '行高亮'),
  term('container (:::tip)', '容器'),
  term('source code', '源码', { banned: ['源代码'] }),
  term('full-text search', '全文搜索', { banned: ['全文检索'] }),
  term('search dialog', '搜索对话框', { banned: ['搜索面板'] }),
  term('deploy', '部署', { avoid: ['发布'] }),
  term('base path', '基础路径'),
  term('origin', '协议和域名', { banned: ['协议和主机', '站点的源'] }),
  term('complete URL', '完整的 URL', { banned: ['完整的地址', '完整地址'] }),
  term('fetch', '获取', { avoid: ['拉取（git pull 除外）'] }),
  term('multi-version docs', '多版本文档'),
  term('internationalization', '国际化'),
  term('dead link', '死链', { banned: ['坏链'] }),
  term('preview', '预览'),
  term('playground', 'Playground', { banned: ['演练场'] }),
  term('default', '默认值，默认', { banned: ['缺省'] }),
  term('hydration', '水合', { banned: ['注水'] }),
  term('error message', '错误信息', {
    avoid: ['报错（动词除外）'],
    banned: ['错误消息', '报错信息', '出错信息'],
  }),
];

/** Word that doesn't fit the tone of the pages, or for which they use another term. */
export interface BannedWord {
  lang: Language;
  word: string;
  advice: string;
}

export const BANNED_WORDS: BannedWord[] = [
  { lang: 'en', word: 'docs folder', advice: 'Write "docs root".' },
  { lang: 'zh', word: '您', advice: 'Write 你, or leave the subject out.' },
];

function term(en: string, zh: string, words: { avoid?: string[]; banned?: string[] } = {}): Term {
  const { avoid = [], banned = [] } = words;
  return { en, zh, avoid: [...avoid, ...banned], banned };
}

/** The terms as a Markdown table, for `contributing/words.md`. */
export function glossaryTable(): string {
  const rows = GLOSSARY.map(({ en, zh, avoid }) => `| ${en} | ${zh} | ${avoid.join('、')} |`);
  return ['| English | 中文 | not |', '|---|---|---|', ...rows].join('\n');
}
