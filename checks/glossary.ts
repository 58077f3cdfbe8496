/** Term that the pages use for one concept, in both languages. `CONTRIBUTING.md` contains the list of terms. */
export interface Term {
  en: string;
  zh: string;
  /** Chinese words not to use for it, as listed in `CONTRIBUTING.md`. */
  avoid: string[];
  /**
   * Words in `avoid` that the rule `glossary` reports. Words with another meaning aren't included: "编译" is wrong for
   * building a site, but right for what a compiler does.
   */
  banned: string[];
}

export const GLOSSARY: Term[] = [
  term('documentation site', '文档站点', { banned: ['文件网站'] }),
  term('static site generation (SSG)', '静态站点生成（SSG）', { banned: ['静态化'] }),
  term('route', '路由'),
  term('conventional routing', '约定式路由'),
  term('page type', '页面类型'),
  term('frontmatter', 'frontmatter', { avoid: ['前言', '头信息'] }),
  term('navbar', '导航栏'),
  term('sidebar', '侧边栏', { avoid: ['左栏'], banned: ['目录栏'] }),
  term('outline', '大纲'),
  term('theme', '主题', { banned: ['皮肤'] }),
  term('custom theme', '自定义主题'),
  term('override', '覆盖'),
  term('slot', '插槽'),
  term('plugin', '插件', { banned: ['外挂'] }),
  term('hook', '钩子'),
  term('build', '构建', { avoid: ['编译'] }),
  term('bundle, bundler', '打包，打包工具'),
  term('component', '组件'),
  term('built-in component', '内置组件'),
  term('code block', '代码块'),
  term('line highlight', '行高亮'),
  term('container (:::tip)', '容器'),
  term('full-text search', '全文搜索', { banned: ['全文检索'] }),
  term('deploy', '部署', { avoid: ['发布'] }),
  term('base path', '基础路径'),
  term('multi-version docs', '多版本文档'),
  term('internationalization', '国际化'),
  term('dead link', '死链', { banned: ['坏链'] }),
  term('preview', '预览'),
  term('playground', 'Playground', { banned: ['演练场'] }),
  term('default', '默认值，默认', { banned: ['缺省'] }),
  term('hydration', '水合', { banned: ['注水'] }),
];

/** Word that tells readers how to feel instead of what to do, or that doesn't fit the tone of the pages. */
export interface BannedWord {
  lang: 'en' | 'zh';
  word: string;
  advice: string;
}

export const BANNED_WORDS: BannedWord[] = [
  { lang: 'en', word: 'simply', advice: 'Leave it out.' },
  { lang: 'en', word: 'just', advice: 'Leave it out, or write "only".' },
  { lang: 'en', word: 'easy', advice: 'Say what it takes: one line, no config, two minutes.' },
  { lang: 'en', word: 'easily', advice: 'Leave it out, or say how.' },
  { lang: 'zh', word: '您', advice: 'Write 你, or leave the subject out.' },
];

function term(en: string, zh: string, words: { avoid?: string[]; banned?: string[] } = {}): Term {
  const { avoid = [], banned = [] } = words;
  return { en, zh, avoid: [...avoid, ...banned], banned };
}

/** The terms as a Markdown table, for `CONTRIBUTING.md`. */
export function glossaryTable(): string {
  const rows = GLOSSARY.map(({ en, zh, avoid }) => `| ${en} | ${zh} | ${avoid.join('、')} |`);
  return ['| English | 中文 | not |', '|---|---|---|', ...rows].join('\n');
}
