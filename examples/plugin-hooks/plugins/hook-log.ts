import type { RspressPlugin } from '@rspress/core';

/** Prints the name of each hook when it is called, and what it was called for. */
export function pluginHookLog(): RspressPlugin {
  const print = (...call: unknown[]) => console.log('hook:', ...call);
  return {
    name: 'plugin-hook-log',
    config(config, _utils, isProd) {
      print('config', `isProd=${isProd}`);
      return config;
    },
    addPages() {
      print('addPages');
      return [{ routePath: '/from-plugin', content: '# From a plugin' }];
    },
    routeGenerated(routes) {
      print('routeGenerated', `${routes.length} routes`);
    },
    routeServiceGenerated() {
      print('routeServiceGenerated');
    },
    beforeBuild() {
      print('beforeBuild');
    },
    addRuntimeModules() {
      print('addRuntimeModules');
      return {};
    },
    builderConfig: {
      plugins: [{ name: 'rsbuild-hook-log', setup: () => print('builderConfig.plugins') }],
    },
    modifySearchIndexData(pages) {
      print('modifySearchIndexData', `${pages.length} pages`);
    },
    extendPageData(page) {
      print('extendPageData', page.routePath);
    },
    i18nSource(source) {
      print('i18nSource');
      return source;
    },
    markdown: {
      remarkPlugins: [
        () => (_tree: unknown, file: { path: string }) => {
          print('markdown.remarkPlugins', file.path.replace(/^.*[\\/]/, ''));
        },
      ],
    },
    afterBuild() {
      print('afterBuild');
    },
  };
}
