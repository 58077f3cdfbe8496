import type { PluginWithoutTrial } from './plugins';

/** Plugins whose repositories are public, but which the npm registry did not have. See `tried.json` for the day. */
export const PLUGINS_WITHOUT_TRIAL: PluginWithoutTrial[] = [
  {
    name: 'rspress-plugin-auto-meta',
    packageName: 'rspress-plugin-auto-nav',
    repository: 'https://github.com/smileluck/rspress-plugin-auto-meta',
    does: {
      en: 'Writes a `_meta.json` file for each folder before the build.',
      zh: '构建前为各目录生成 `_meta.json`。',
    },
    note: {
      en: "Also rewrites existing `_meta.json` files. Its `package.json` calls the package `rspress-plugin-auto-nav`, which npm didn't find either. Without a plugin, see [Sidebar and navbar](/guide/basic/auto-nav-sidebar).",
      zh: '会改写已有的 `_meta.json`。`package.json` 中的包名是 `rspress-plugin-auto-nav`，npm 上也未找到。不用插件的做法见[侧边栏与导航栏](/zh/guide/basic/auto-nav-sidebar)。',
    },
  },
  {
    name: 'rspress-plugin-auto-sidebar',
    repository: 'https://github.com/buyfakett/rspress-plugin-auto-sidebar',
    does: {
      en: 'Builds sidebars from the folders that you name in navbar items with `scanDir`.',
      zh: '扫描导航栏项中用 `scanDir` 指定的目录，生成侧边栏。',
    },
    note: {
      en: 'Without a plugin, see [Sidebar and navbar](/guide/basic/auto-nav-sidebar).',
      zh: '不用插件的做法见[侧边栏与导航栏](/zh/guide/basic/auto-nav-sidebar)。',
    },
  },
  {
    name: 'rspress-plugin-blog-list',
    repository: 'https://github.com/buyfakett/rspress-plugin-blog-list',
    does: {
      en: 'Provides the component `<BlogList>`, which lists blog posts by date, as cards or as a plain list.',
      zh: '提供 `<BlogList>` 组件，按日期列出博客文章，可显示为卡片或列表。',
    },
    note: {
      en: 'Without a plugin, see [List the posts](/guide/advanced/blog#list).',
      zh: '不用插件的做法见[从新到旧列出文章](/zh/guide/advanced/blog#list)。',
    },
  },
  {
    name: 'rspress-plugin-comments',
    repository: 'https://github.com/kalicyh/rspress-plugin-comments',
    does: {
      en: 'Lets readers comment on a page or on a passage of its text.',
      zh: '让读者评论整个页面或其中的一段文字。',
    },
    note: {
      en: 'Version 1.0.0 in the repository needs a comment server, which you run yourself. Version 0.1.0 used giscus. Without a plugin, see [Add comments with giscus](/guide/advanced/analytics-and-comments#comments).',
      zh: '仓库中的 1.0.0 版需要自行部署评论服务器，0.1.0 版使用 giscus。不用插件的做法见[用 giscus 添加评论](/zh/guide/advanced/analytics-and-comments#comments)。',
    },
  },
  {
    name: 'rspress-plugin-directives',
    repository: 'https://github.com/rstackjs/rspress-plugins/tree/main/packages/rspress-plugin-directives',
    does: {
      en: 'Lets you define Markdown directives and the components or content that replace them.',
      zh: '自定义 Markdown 指令，并指定替换指令的组件或内容。',
    },
    note: {
      en: 'Without a plugin, see [Containers](/guide/basic/use-mdx#containers) for boxes such as `:::tip`.',
      zh: '`:::tip` 等提示框不需要插件，见[容器](/zh/guide/basic/use-mdx#containers)。',
    },
  },
  {
    name: 'rspress-plugin-map',
    repository: 'https://github.com/buyfakett/rspress-plugin-map',
    does: {
      en: 'Shows an interactive map for each `<rspress-map>` in a page.',
      zh: '将页面中的 `<rspress-map>` 显示为可交互的地图。',
    },
    note: {
      en: 'Loads Leaflet from unpkg.com.',
      zh: '从 unpkg.com 加载 Leaflet。',
    },
  },
  {
    name: 'rspress-plugin-pretext-breaker',
    packageName: '@ylakhdar/rspress-plugin-pretext-breaker',
    repository: 'https://github.com/y-lakhdar/rspress-plugin-pretext-breaker',
    does: {
      en: 'Adds a hidden brick-breaking game whose bricks are headings, sidebar items, and outline links.',
      zh: '添加隐藏的打砖块游戏，砖块是标题、侧边栏项和大纲链接。',
    },
    note: {
      en: "Its `package.json` calls the package `@ylakhdar/rspress-plugin-pretext-breaker`, which npm didn't find either.",
      zh: '`package.json` 中的包名是 `@ylakhdar/rspress-plugin-pretext-breaker`，npm 上也未找到。',
    },
  },
  {
    name: 'rspress-plugin-third-parties',
    repository: 'https://github.com/sanjaiyan-dev/rspress-plugin-third-parties',
    does: {
      en: 'Provides components for Google Analytics, Google Tag Manager, YouTube, Google Maps, and posts on X.',
      zh: '提供 Google Analytics、Google Tag Manager、YouTube、Google 地图和 X 帖子的组件。',
    },
    note: {
      en: 'The repository [rstackjs/rspress-plugins](https://github.com/rstackjs/rspress-plugins) has it too. For analytics without a plugin, see [Analytics, comments, and cookie consent](/guide/advanced/analytics-and-comments).',
      zh: '[rstackjs/rspress-plugins](https://github.com/rstackjs/rspress-plugins) 仓库中也有该插件。不用插件添加统计的做法见[访问统计、评论和 Cookie 同意](/zh/guide/advanced/analytics-and-comments)。',
    },
  },
  {
    name: 'rspress-plugin-translate',
    repository: 'https://github.com/byteHulk/rspress-plugin-translate',
    does: {
      en: 'Integrates translation. Its dependencies include `openai`.',
      zh: '接入翻译功能，依赖中有 `openai`。',
    },
    note: {
      en: "Made for 1.x, with `rspress` `^1.0.2` as a peer dependency. Its readme doesn't explain how to use it.",
      zh: '为 1.x 编写，对等依赖是 `rspress` `^1.0.2`。自述文件没有说明用法。',
    },
  },
  {
    name: 'rspress-plugin-typesense',
    repository: 'https://github.com/typesense/rspress-plugin-typesense',
    does: {
      en: 'Sends your pages to a Typesense server after the build, and provides a search dialog.',
      zh: '构建后将页面内容写入 Typesense 服务器，并提供搜索对话框。',
    },
    note: {
      en: 'Without a plugin, see [Search with Typesense](/guide/advanced/search-engines#typesense).',
      zh: '不用插件的做法见[接入 Typesense](/zh/guide/advanced/search-engines#typesense)。',
    },
  },
  {
    name: 'rspress-plugin-viz',
    repository: 'https://github.com/elecmonkey/rspress-plugin-viz',
    does: {
      en: 'Draws code blocks in the language `viz` as Graphviz diagrams.',
      zh: '将 `viz` 代码块显示为 Graphviz 图表。',
    },
    note: {
      en: 'Draws the diagrams in the browser. Without a plugin, see [Add PlantUML and other diagrams as pictures](/guide/basic/math-and-diagrams#svg).',
      zh: '图表在浏览器中渲染。不用插件的做法见[将 PlantUML 等图表作为图片添加](/zh/guide/basic/math-and-diagrams#svg)。',
    },
  },
];
