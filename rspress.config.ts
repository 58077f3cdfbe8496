import { createRequire } from 'node:module';
import path from 'node:path';
import { defineConfig } from '@rspress/core';
import { pluginSitemap } from '@rspress/plugin-sitemap';
import { transformerMetaHighlight } from '@shikijs/transformers';
import packageJson from './package.json' with { type: 'json' };
import { pluginApiFacts } from './plugins/api-facts';
import { pluginVersions } from './plugins/api-facts/installed';
import { pluginExampleArchives } from './plugins/example-archives';
import { pluginHeadScript } from './plugins/head-script';
import { pluginImageSize } from './plugins/image-size';
import { pluginLeanPageList } from './plugins/lean-page-list';
import { pluginMarkdownTwins } from './plugins/markdown-twins';
import { pluginRobots } from './plugins/robots';
import { pluginStaticCode } from './plugins/static-code';
import { clientFacts, editBaseUrl } from './site/client';
import { headTags } from './site/head';
import { DISCORD_URL, RSPRESS_REPO_URL, X_URL } from './site/links';
import { readSettings } from './site/settings';

const settings = readSettings(process.env, 'repository' in packageJson ? packageJson.repository : undefined);
const { version } = createRequire(import.meta.url)('@rspress/core/package.json') as { version: string };
const docRepoBaseUrl = editBaseUrl(settings);

export default defineConfig({
  root: 'docs',
  title: 'Rspress',
  logo: { light: '/logo-light.svg', dark: '/logo-dark.svg' },
  logoText: 'Rspress',
  icon: new URL('./public/favicon.svg', import.meta.url),
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English', description: packageJson.description },
    {
      lang: 'zh',
      label: '简体中文',
      description: 'Rspress 2 文档：基于 Rsbuild 与 React 的静态文档站点框架。',
    },
  ],
  base: settings.basePath,
  siteOrigin: settings.siteOrigin,
  outDir: settings.outDir,
  head: headTags(settings),
  search: false,
  llms: true,
  mediumZoom: false,
  multiVersion: { versions: [] },
  route: { cleanUrls: true, localeRedirect: 'never', exclude: ['**/fragments/**', 'assets/**'] },
  markdown: {
    showLineNumbers: false,
    defaultWrapCode: false,
    link: { checkAnchors: true },
    globalComponents: [path.resolve('components/ExampleSource/ExampleSource.tsx')],
    shiki: { transformers: [transformerMetaHighlight()] },
  },
  themeConfig: {
    enableAppearanceAnimation: false,
    lastUpdated: true,
    editLink: docRepoBaseUrl ? { docRepoBaseUrl } : undefined,
    socialLinks: [
      { icon: 'github', mode: 'link', content: RSPRESS_REPO_URL },
      { icon: 'discord', mode: 'link', content: DISCORD_URL },
      { icon: 'X', mode: 'link', content: X_URL },
    ],
  },
  plugins: [
    pluginApiFacts(),
    pluginExampleArchives(settings.outDir),
    pluginHeadScript(),
    pluginImageSize(),
    pluginLeanPageList(),
    pluginMarkdownTwins(settings.outDir),
    pluginRobots(settings),
    pluginStaticCode(),
    pluginSitemap({}),
  ],
  builderConfig: {
    source: { define: { __SITE__: JSON.stringify(clientFacts(settings, version, pluginVersions())) } },
    server: { publicDir: { name: path.resolve('public') } },
    performance: { buildCache: { cacheDigest: [JSON.stringify(settings)] } },
  },
});
