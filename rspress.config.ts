import { createRequire } from 'node:module';
import path from 'node:path';
import { defineConfig } from '@rspress/core';
import packageJson from './package.json' with { type: 'json' };
import { content } from './plugins/content';
import { pluginVersions } from './plugins/content/api-facts/installed';
import { coreFixes } from './plugins/core-fixes';
import { dev } from './plugins/dev';
import { firstLoad } from './plugins/first-load';
import { output } from './plugins/output';
import { endingWith, pluginOffline } from './plugins/output/offline';
import { CACHE_DIR } from './site/cache';
import { clientFacts, editBaseUrl } from './site/client';
import { CODE_LANGUAGES } from './site/codeLanguages';
import { CODE_MARKS } from './site/codeMarks';
import { devServer } from './site/dev-server';
import { GLOBAL_COMPONENTS } from './site/globalComponents';
import { headTags } from './site/head';
import { DISCORD_URL, RSPRESS_REPO_URL, X_URL } from './site/links';
import { llmsTxt } from './site/llms';
import { readSettings } from './site/settings';
import { styleGroups } from './site/styles';
import { hasWholeHistory } from './site/whole-history';

const settings = readSettings(process.env, 'repository' in packageJson ? packageJson.repository : undefined);
const { version } = createRequire(import.meta.url)('@rspress/core/package.json') as { version: string };
const docRepoBaseUrl = editBaseUrl(settings);
const locales = [
  { lang: 'en', label: 'English', description: packageJson.description },
  {
    lang: 'zh',
    label: '简体中文',
    description: 'Rspress 2 文档：基于 Rsbuild 与 React 的静态文档站点框架。',
  },
];

const plugins = endingWith(pluginOffline(settings), [
  ...content(settings),
  ...firstLoad(),
  ...output(settings),
  ...coreFixes(),
  ...dev(),
]);

export default defineConfig({
  root: 'docs',
  title: 'Rspress',
  description: packageJson.description,
  logo: { light: '/logo-light.svg', dark: '/logo-dark.svg' },
  logoText: 'Rspress',
  icon: new URL('./public/favicon.svg', import.meta.url),
  lang: 'en',
  locales,
  base: settings.basePath,
  siteOrigin: settings.siteOrigin,
  outDir: settings.outDir,
  head: headTags(settings),
  search: false,
  llms: { llmsTxt: llmsTxt(locales) },
  mediumZoom: false,
  ssg: true,
  multiVersion: { default: '', versions: [] },
  route: { cleanUrls: true, localeRedirect: 'never', exclude: ['**/fragments/**', 'assets/**'] },
  markdown: {
    showLineNumbers: false,
    defaultWrapCode: false,
    link: { checkAnchors: true },
    globalComponents: GLOBAL_COMPONENTS.map(file => path.resolve(file)),
    // Without a time limit for each line, or a busy machine would leave code without colors and marks.
    shiki: { langs: CODE_LANGUAGES, transformers: CODE_MARKS, tokenizeTimeLimit: 0 },
  },
  themeConfig: {
    enableAppearanceAnimation: false,
    lastUpdated: hasWholeHistory(),
    editLink: docRepoBaseUrl ? { docRepoBaseUrl } : undefined,
    socialLinks: [
      { icon: 'github', mode: 'link', content: RSPRESS_REPO_URL },
      { icon: 'discord', mode: 'link', content: DISCORD_URL },
      { icon: 'X', mode: 'link', content: X_URL },
    ],
  },
  plugins,
  builderConfig: {
    source: { define: { __SITE__: JSON.stringify(clientFacts(settings, version, pluginVersions())) } },
    splitChunks: { cacheGroups: styleGroups() },
    output: {
      // The list of pages contains the file names of their scripts, and hashes hardly compress.
      filenameHash: 'contenthash:8',
      ...(settings.assetPrefix ? { assetPrefix: settings.assetPrefix } : {}),
    },
    // The default theme imports this library.
    resolve: { alias: { 'scroll-into-view-if-needed$': path.resolve('theme/support/scrollIntoBox.ts') } },
    server: { ...devServer(process.env), publicDir: { name: path.resolve('public') } },
    performance: {
      printFileSize: false,
      buildCache: {
        cacheDirectory: path.resolve(CACHE_DIR, 'rspress'),
        // The cache stores modules after the plugins have transformed them.
        cacheDigest: [JSON.stringify(settings), ...plugins.map(({ name }) => name)],
      },
    },
  },
});
