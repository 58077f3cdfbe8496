/** The Rstack tools: one list for the popover in the header and the section on the home page. */

/** The tools' own asset host, the only third-party host that pages may load images from. */
export const LOGO_ORIGIN = 'https://assets.rspack.rs';

export interface Localized {
  en: string;
  zh: string;
}

export interface Tool {
  name: string;
  /** What it is, in a few words; shown in the popover. */
  kind: Localized;
  /** One sentence; shown on the card of the home page. */
  description: Localized;
  logoUrl: string;
  /** Scale of the logo inside its box, for logos without their own margin. */
  logoScale?: number;
  siteUrl: string;
  /** URL for readers of English, if it differs. */
  siteUrlEn?: string;
  /** The part of the URL that a card shows. */
  displayUrl: string;
}

/** Name of the button that opens the popover. */
export const TOOLS_NAME: Localized = { en: 'Rstack tools', zh: 'Rstack 工具' };

/** Sentence at the start of the section on the home page. */
export const TOOLS_TAGLINE: Localized = {
  en: 'Tools that share one Rust core, from bundling to documentation',
  zh: '从打包到文档的一系列工具，共用 Rust 内核',
};

function logo(path: string): string {
  return `${LOGO_ORIGIN}${path}`;
}

const rspack: Tool = {
  name: 'Rspack',
  kind: { en: 'Bundler', zh: '打包工具' },
  description: {
    en: 'A bundler written in Rust that is compatible with webpack configs, loaders, and plugins.',
    zh: '用 Rust 编写的打包工具，兼容 webpack 的配置、loader 和插件。',
  },
  logoUrl: logo('/rspack/rspack-logo.svg'),
  siteUrl: 'https://rspack.rs',
  displayUrl: 'rspack.rs',
};

const rsbuild: Tool = {
  name: 'Rsbuild',
  kind: { en: 'Build tool', zh: '构建工具' },
  description: {
    en: 'A build tool for web applications on top of Rspack, with defaults for common stacks.',
    zh: '基于 Rspack 的 Web 应用构建工具，常见技术栈开箱可用。',
  },
  logoUrl: logo('/rsbuild/rsbuild-logo.svg'),
  siteUrl: 'https://rsbuild.rs',
  displayUrl: 'rsbuild.rs',
};

const rspress: Tool = {
  name: 'Rspress',
  kind: { en: 'Documentation sites', zh: '文档站点' },
  description: {
    en: 'The documentation framework that these pages describe and are built with.',
    zh: '本站介绍的文档站点框架，这些页面也由它构建。',
  },
  logoUrl: logo('/rspress/rspress-logo-480x480.png'),
  siteUrl: 'https://rspress.rs',
  displayUrl: 'rspress.rs',
};

const rslib: Tool = {
  name: 'Rslib',
  kind: { en: 'Library development', zh: '库开发' },
  description: {
    en: 'Builds JavaScript and UI libraries as ESM or CommonJS, with type declarations.',
    zh: '把 JavaScript 库和 UI 组件库构建为 ESM 或 CommonJS 产物，并生成类型声明。',
  },
  logoUrl: logo('/rslib/rslib-logo.svg'),
  siteUrl: 'https://rslib.rs',
  displayUrl: 'rslib.rs',
};

const rsdoctor: Tool = {
  name: 'Rsdoctor',
  kind: { en: 'Build analyzer', zh: '构建分析' },
  description: {
    en: 'Shows where a build spends its time and what a bundle is made of.',
    zh: '分析构建各步骤的耗时，以及产物的组成。',
  },
  logoUrl: logo('/rsdoctor/rsdoctor-logo-480x480.png'),
  logoScale: 0.95,
  siteUrl: 'https://rsdoctor.rs',
  displayUrl: 'rsdoctor.rs',
};

const rstest: Tool = {
  name: 'Rstest',
  kind: { en: 'Testing', zh: '测试' },
  description: {
    en: 'A test framework that compiles tests with Rspack, the way the application is compiled.',
    zh: '用 Rspack 编译测试代码的测试框架，编译方式与应用一致。',
  },
  logoUrl: logo('/rstest/rstest-logo.svg'),
  logoScale: 0.95,
  siteUrl: 'https://rstest.rs',
  displayUrl: 'rstest.rs',
};

const community: Tool = {
  name: 'Awesome Rstack',
  kind: { en: 'Community projects', zh: '社区项目' },
  description: {
    en: 'A list of projects, plugins, and articles from the community.',
    zh: '社区维护的项目、插件与文章列表。',
  },
  logoUrl: logo('/others/assets/awesome-rspack.png'),
  siteUrl: 'https://github.com/web-infra-dev/awesome-rstack',
  displayUrl: 'github.com',
};

/** The links in the popover: one group with an empty title. */
export const TOOL_GROUPS: { title: Localized; tools: Tool[] }[] = [
  { title: { en: '', zh: '' }, tools: [rspack, rsbuild, rspress, rslib, rsdoctor, rstest, community] },
];

/** The cards on the home page, in their order. */
export const TOOL_CARDS: Tool[] = [rspack, rsbuild, rslib, rspress, rsdoctor, rstest];
