import type { Probe } from './trial';
import { PLUGINS_WITHOUT_TRIAL } from './without-trial';

/** A text in each language of the site; backticks mark code. */
export interface LocalText {
  en: string;
  zh: string;
}

interface PluginEntry {
  /** The name under which the page lists it, in general the one in the npm registry. */
  name: string;
  does: LocalText;
  /** What a user has to know: a limit, a condition, or what to use instead. */
  note?: LocalText;
}

export interface PluginWithTrial extends PluginEntry {
  version: string;
  trial: {
    /** Import of the config. */
    imports: string;
    /** The entry in `plugins`. */
    call: string;
    /** `docs/index.md`; beside it lies the picture `dot.svg`. */
    page: string;
    /** What the output has to show. */
    probes: Probe[];
  };
}

/** A plugin that the npm registry did not have, so that nobody could install and try it. */
export interface PluginWithoutTrial extends PluginEntry {
  /** Address of its repository, which is where `does` and `note` come from. */
  repository: string;
  /** The name in its `package.json`, where that is another one. */
  packageName?: string;
  version?: undefined;
  trial?: undefined;
}

export type CommunityPlugin = PluginWithTrial | PluginWithoutTrial;

/** The release of `@rspress/core` that the plugins with a trial were tried with. */
export const TRIED_WITH = '2.0.22';

const PLAIN_PAGE = '# Home\n\nText of the page.\n';
const HOME = /^index\.html$/;
const SCRIPTS = /\.js$/;

const PLUGINS_WITH_TRIAL: PluginWithTrial[] = [
  {
    name: 'rspress-plugin-align-image',
    version: '1.0.0',
    does: { en: 'Aligns images that are alone in their paragraph.', zh: '对齐独占一段的图片。' },
    note: {
      en: 'Works for images with a relative path, but not for `/dot.svg` or `https://…`. The 2.x theme has no styles for the classes `my-4`, `flex`, `flex-row`, and `justify-center`, so write your own and load them with `globalStyles`.',
      zh: '支持相对路径的图片，不支持 `/dot.svg` 和 `https://…`。2.x 主题中没有 `my-4`、`flex`、`flex-row`、`justify-center` 这几个类的样式，需编写样式，再用 `globalStyles` 加载。',
    },
    trial: {
      imports: "import alignImage from 'rspress-plugin-align-image';",
      call: "alignImage({ justify: 'center' })",
      page: '# Home\n\n![Dot](./dot.svg)\n',
      probes: [{ file: HOME, has: /<div class="my-4 flex flex-row justify-center"><img / }],
    },
  },
  {
    name: 'rspress-plugin-file-tree',
    version: '1.0.5',
    does: {
      en: 'Turns code blocks in the language `tree` into folder trees.',
      zh: '将 `tree` 代码块显示为目录树。',
    },
    trial: {
      imports: "import fileTree from 'rspress-plugin-file-tree';",
      call: 'fileTree({ initialExpandDepth: 1 })',
      page: '# Home\n\n```tree\n.\n├── docs\n│   └── index.md\n└── package.json\n```\n',
      probes: [{ file: HOME, has: />docs<\/span>[\s\S]*>package\.json<\/span>/ }],
    },
  },
  {
    name: 'rspress-plugin-font-open-sans',
    version: '1.0.4',
    does: {
      en: 'Sets the font to Open Sans and serves it from your site.',
      zh: '使用 Open Sans 字体，字体文件由站点提供。',
    },
    trial: {
      imports: "import { pluginFontOpenSans } from 'rspress-plugin-font-open-sans';",
      call: 'pluginFontOpenSans()',
      page: PLAIN_PAGE,
      probes: [
        { file: /\/open-sans\.\w+\.woff2$/ },
        { file: /\.css$/, has: /--rp-font-family-base:\s*['"]?Open Sans/ },
        { file: HOME, has: /<link[^>]+open-sans\.\w+\.woff2[^>]+rel="preload"|rel="preload"[^>]+open-sans/ },
      ],
    },
  },
  {
    name: 'rspress-plugin-gh-pages',
    version: '1.0.0',
    does: {
      en: 'Pushes the output to the `gh-pages` branch after each build.',
      zh: '每次构建后，将产物推送到 `gh-pages` 分支。',
    },
    note: {
      en: 'Each build pushes, even in CI. The plugin sets `base` from the name of the repository, even if you set another value.',
      zh: '在 CI 中构建时也会推送。`base` 取自仓库名，会覆盖配置中的值。',
    },
    trial: {
      imports: "import ghPages from 'rspress-plugin-gh-pages';",
      call: "ghPages({ repo: process.env.TRIAL_REPOSITORY ?? '', siteBase: '/trial' })",
      page: PLAIN_PAGE,
      probes: [
        { file: /^published\/index\.html$/, has: /Text of the page/ },
        { file: HOME, has: /"\/trial\/static\// },
      ],
    },
  },
  {
    name: 'rspress-plugin-giscus',
    version: '1.0.4',
    does: {
      en: 'Shows comments from GitHub Discussions below each page with giscus.',
      zh: '用 giscus 在页面下方显示 GitHub Discussions 中的评论。',
    },
    note: {
      en: 'Loads an `iframe` from giscus.app. Its interface is in Chinese unless you set `lang`.',
      zh: '从 giscus.app 加载 `iframe`。未设置 `lang` 时，界面为中文。',
    },
    trial: {
      imports: "import { pluginGiscus } from 'rspress-plugin-giscus';",
      call: "pluginGiscus({ repo: 'owner/name', repoId: 'R_1', category: 'Announcements', categoryId: 'DIC_1' })",
      page: PLAIN_PAGE,
      probes: [{ file: SCRIPTS, has: /rspress-giscus-before-footer/ }],
    },
  },
  {
    name: 'rspress-plugin-google-analytics',
    version: '0.3.0',
    does: { en: 'Adds the Google Analytics tag.', zh: '添加 Google Analytics 的统计代码。' },
    note: {
      en: 'Depends on the package `rspress`, so npm also installs Rspress 1.x. Loads scripts from googletagmanager.com.',
      zh: '依赖 `rspress` 包，npm 会同时安装 Rspress 1.x。从 googletagmanager.com 加载脚本。',
    },
    trial: {
      imports: "import ga from 'rspress-plugin-google-analytics';",
      call: "ga({ id: 'G-TRIAL' })",
      page: PLAIN_PAGE,
      probes: [{ file: HOME, has: /googletagmanager\.com\/gtag\/js\?id=G-TRIAL/ }],
    },
  },
  {
    name: 'rspress-plugin-katex',
    version: '1.0.0',
    does: { en: 'Renders formulas with KaTeX during the build.', zh: '构建时用 KaTeX 渲染公式。' },
    note: {
      en: 'Calls `require` in an ES module. Use [remark-math](#math) instead.',
      zh: '在 ES 模块中调用 `require`。请改用 [remark-math](#math)。',
    },
    trial: {
      imports: "import katex from 'rspress-plugin-katex';",
      call: 'katex()',
      page: '# Home\n\nA formula: $a^2 + b^2$\n\n```math\n\\int_0^1 x\\,dx\n```\n',
      probes: [
        { file: HOME, has: /class="katex"/ },
        { file: HOME, has: /class="katex-display"/ },
        { file: /\.css$/, has: /KaTeX_Main/ },
      ],
    },
  },
  {
    name: 'rspress-plugin-live2d',
    version: '0.3.0',
    does: { en: 'Shows an animated Live2D character in the corner.', zh: '在页面角落显示 Live2D 动画角色。' },
    note: {
      en: 'Reads `window` while Rspress renders pages. With `ssg: false`, the site builds, but its HTML has no text. Loads scripts from lib.oml2d.com.',
      zh: '渲染页面时读取 `window`。设置 `ssg: false` 后可以构建，但 HTML 中没有正文。从 lib.oml2d.com 加载脚本。',
    },
    trial: {
      imports: "import live2d from 'rspress-plugin-live2d';",
      call: "live2d({ models: [{ path: 'https://model.oml2d.com/HK416-1-normal/model.json' }] })",
      page: PLAIN_PAGE,
      probes: [{ file: SCRIPTS, has: /HK416-1-normal/ }],
    },
  },
  {
    name: 'rspress-plugin-mermaid',
    version: '1.0.1',
    does: {
      en: 'Draws code blocks in the language `mermaid` as diagrams.',
      zh: '将 `mermaid` 代码块显示为图表。',
    },
    note: {
      en: 'The HTML contains an empty element, and Mermaid 10 draws the diagram in the browser with `securityLevel: "loose"`. See [Mermaid](#mermaid).',
      zh: 'HTML 中是空元素，图表由 Mermaid 10 在浏览器中渲染，使用 `securityLevel: "loose"`。见 [Mermaid](#mermaid)。',
    },
    trial: {
      imports: "import mermaid from 'rspress-plugin-mermaid';",
      call: 'mermaid()',
      page: '# Home\n\n```mermaid\nflowchart TD\n  Start --> TrialEnd\n```\n',
      probes: [{ file: SCRIPTS, has: /code:"flowchart TD\\n/ }],
    },
  },
  {
    name: 'rspress-plugin-reading-time',
    version: '1.0.0',
    does: { en: 'Shows the estimated reading time below the title.', zh: '在标题下方显示预计阅读时间。' },
    trial: {
      imports: "import readingTime from 'rspress-plugin-reading-time';",
      call: 'readingTime()',
      page: PLAIN_PAGE,
      probes: [{ file: HOME, has: /class="rp-reading-time">Estimated reading time/ }],
    },
  },
  {
    name: 'rspress-plugin-supersub',
    version: '0.3.0',
    does: {
      en: 'Adds `^superscript^` and `_subscript_` to Markdown.',
      zh: '让 Markdown 支持 `^上标^` 和 `_下标_`。',
    },
    note: {
      en: 'Depends on the package `rspress`, so npm also installs Rspress 1.x. `<sup>` and `<sub>` work in Markdown without a plugin.',
      zh: '依赖 `rspress` 包，npm 会同时安装 Rspress 1.x。不用插件时，可在 Markdown 中写 `<sup>` 和 `<sub>`。',
    },
    trial: {
      imports: "import supersub from 'rspress-plugin-supersub';",
      call: 'supersub()',
      page: '# Home\n\nThe number 2^10^ and more.\n',
      probes: [{ file: HOME, has: /2<sup>10<\/sup>/ }],
    },
  },
  {
    name: 'rspress-plugin-vercel-analytics',
    version: '0.3.0',
    does: { en: 'Counts visits with Vercel Web Analytics.', zh: '用 Vercel Web Analytics 统计访问。' },
    note: {
      en: 'Depends on the package `rspress`, so npm also installs Rspress 1.x. Loads its script from `/_vercel/` on your site, a path that Vercel provides.',
      zh: '依赖 `rspress` 包，npm 会同时安装 Rspress 1.x。从站点的 `/_vercel/` 加载脚本，该路径由 Vercel 提供。',
    },
    trial: {
      imports: "import vercelAnalytics from 'rspress-plugin-vercel-analytics';",
      call: 'vercelAnalytics()',
      page: PLAIN_PAGE,
      probes: [{ file: SCRIPTS, has: /_vercel\/insights/ }],
    },
  },
];

export const COMMUNITY_PLUGINS: CommunityPlugin[] = [...PLUGINS_WITH_TRIAL, ...PLUGINS_WITHOUT_TRIAL];
