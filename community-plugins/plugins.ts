import type { Probe } from './trial';

/** A text in each language of the site; backticks mark code. */
export interface LocalText {
  en: string;
  zh: string;
}

export interface CommunityPlugin {
  /** Name in the npm registry. */
  name: string;
  version: string;
  does: LocalText;
  /** What a user has to know: a limit, a condition, or what to use instead. */
  note?: LocalText;
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

/** The release of `@rspress/core` that all were tried with. */
export const TRIED_WITH = '2.0.22';

const PLAIN_PAGE = '# Home\n\nText of the page.\n';
const HOME = /^index\.html$/;
const SCRIPTS = /\.js$/;

export const COMMUNITY_PLUGINS: CommunityPlugin[] = [
  {
    name: 'rspress-plugin-align-image',
    version: '1.0.0',
    does: { en: 'Aligns images that stand alone in a paragraph.', zh: '对齐独占一段的图片。' },
    note: {
      en: 'Images with a relative path only, not `/dot.svg` or `https://…`. The classes `my-4`, `flex`, `flex-row` and `justify-center` have no styles in the 2.x theme: add them to `globalStyles`.',
      zh: '只处理相对路径的图片，`/dot.svg` 或 `https://…` 不受影响。2.x 主题没有 `my-4`、`flex`、`flex-row`、`justify-center` 这些类的样式，要在 `globalStyles` 里补上。',
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
      en: 'Turns fences of the language `tree` into a folder tree.',
      zh: '把 `tree` 代码块变成目录树。',
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
      en: 'Sets the font Open Sans, served with the site.',
      zh: '使用 Open Sans 字体，字体文件随站点发布。',
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
      en: 'Pushes the output to the branch `gh-pages` after each build.',
      zh: '每次构建后把产物推送到 `gh-pages` 分支。',
    },
    note: {
      en: 'Each build pushes, in CI too. Takes `base` from the name of the repository, over your own.',
      zh: '每次构建都会推送，在 CI 里也一样。`base` 取自仓库名，会覆盖已有的设置。',
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
      en: 'Puts comments from GitHub Discussions below each page, by giscus.',
      zh: '用 giscus 在每页下方显示来自 GitHub Discussions 的评论。',
    },
    note: {
      en: 'Loads an `iframe` from giscus.app. Its texts are Chinese unless you give `lang`.',
      zh: '从 giscus.app 加载 `iframe`。不设置 `lang` 时界面文字是中文。',
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
    does: { en: 'Adds the tag of Google Analytics.', zh: '加入 Google Analytics 的统计代码。' },
    note: {
      en: 'Asks for the package `rspress`, so npm installs all of 1.x beside the core. Scripts come from googletagmanager.com.',
      zh: '依赖 `rspress` 包，npm 会在核心之外再装一整套 1.x。脚本来自 googletagmanager.com。',
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
    does: { en: 'Sets formulas with KaTeX during the build.', zh: '构建时用 KaTeX 排版公式。' },
    note: {
      en: 'Calls `require` in an ES module. Use [remark-math](#math) in its place.',
      zh: '在 ES 模块里调用了 `require`。可改用 [remark-math](#math)。',
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
    does: { en: 'Shows an animated Live2D figure in the corner.', zh: '在页面角落显示 Live2D 动画角色。' },
    note: {
      en: 'Reads `window` while pages are rendered. Builds with `ssg: false`, which takes the text out of the HTML of all pages. Scripts come from lib.oml2d.com.',
      zh: '渲染页面时读取 `window`。设置 `ssg: false` 后可以构建，但所有页面的 HTML 里都不再有正文。脚本来自 lib.oml2d.com。',
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
      en: 'Draws fences of the language `mermaid` as diagrams, in the browser.',
      zh: '在浏览器里把 `mermaid` 代码块画成图表。',
    },
    note: {
      en: 'The HTML holds an empty element; the diagram is drawn in the browser, by Mermaid 10 with `securityLevel: "loose"` (see [Mermaid](#mermaid)).',
      zh: 'HTML 里只有空元素，图表由浏览器里的 Mermaid 10 以 `securityLevel: "loose"` 画出，见 [Mermaid](#mermaid)。',
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
    does: { en: 'Prints the estimated reading time below the title.', zh: '在标题下方显示预计阅读时间。' },
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
      zh: '给 Markdown 加上 `^上标^` 和 `_下标_`。',
    },
    note: {
      en: 'Asks for the package `rspress`, so npm installs all of 1.x beside the core. `<sup>` and `<sub>` work in Markdown without a plugin.',
      zh: '依赖 `rspress` 包，npm 会在核心之外再装一整套 1.x。不用插件也可以在 Markdown 里写 `<sup>` 和 `<sub>`。',
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
      en: 'Asks for the package `rspress`, so npm installs all of 1.x beside the core. The script lies on your host, below `/_vercel/`, and exists on Vercel alone.',
      zh: '依赖 `rspress` 包，npm 会在核心之外再装一整套 1.x。脚本在站点自己的 `/_vercel/` 下，只有 Vercel 提供。',
    },
    trial: {
      imports: "import vercelAnalytics from 'rspress-plugin-vercel-analytics';",
      call: 'vercelAnalytics()',
      page: PLAIN_PAGE,
      probes: [{ file: SCRIPTS, has: /_vercel\/insights/ }],
    },
  },
];
