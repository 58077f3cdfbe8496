import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';

type ThemeConfig = NonNullable<UserConfig['themeConfig']>;
type Sidebar = NonNullable<NonNullable<ThemeConfig['locales']>[number]['sidebar']>;

const FILE = 'plugins/core-fixes/stable-sidebar.ts';

/** The core's module `virtual-site-data`, as the dev server has it. */
const SITE_DATA = /^export default (\{[\s\S]*?^\});?$/m;

const NO_MAP = JSON.stringify({ version: 3, sources: [], names: [], mappings: '' });

/**
 * Sorts the sidebars of a language by path. The core adds each sidebar when it has finished reading its folder, so the
 * order can differ from build to build. The order is part of the build cache's key and of the data that the dev server
 * sends. Without this plugin, a second build without changes may not find its cache, and when a page is saved, the dev
 * server may reload it instead of replacing its text.
 */
export function pluginStableSidebar(): RspressPlugin {
  return {
    name: 'site-stable-sidebar',
    beforeBuild({ themeConfig }, isProd) {
      // The core's dev server generates the sidebars after this hook.
      if (!isProd) return;
      if (!themeConfig?.locales?.some(({ sidebar }) => sidebar)) {
        throw new Error(
          `The core should write the sidebars to \`themeConfig.locales\` before a build, but no language has one: adapt ${FILE}.`,
        );
      }
      sortSidebars(themeConfig);
    },
    builderConfig: { plugins: [stableSiteData()] },
  };
}

function stableSiteData(): RsbuildPlugin {
  return {
    name: 'site-stable-site-data',
    apply: 'serve',
    setup(api) {
      // The core's own transform of the module has already run. Its source map has the sidebars in their old order.
      api.transform({ test: /[\\/]virtual-site-data\.js$/, order: 'post' }, ({ code }) => ({
        code: sortedSiteData(code),
        map: NO_MAP,
      }));
    },
  };
}

/**
 * @param code the module with the site's data, as the core generates it in development
 * @throws Error if the core generates it differently
 */
export function sortedSiteData(code: string): string {
  const [whole = '', json] = SITE_DATA.exec(code) ?? [];
  if (json === undefined) {
    throw new Error(
      `The module virtual-site-data should export JSON, but it doesn't: adapt \`SITE_DATA\` in ${FILE}.`,
    );
  }
  const site = JSON.parse(json) as { themeConfig?: ThemeConfig };
  sortSidebars(site.themeConfig);
  return code.replace(whole, () => `export default ${JSON.stringify(site)};`);
}

function sortSidebars(themeConfig: ThemeConfig | undefined) {
  for (const locale of themeConfig?.locales ?? []) {
    if (locale.sidebar) locale.sidebar = inOrder(locale.sidebar);
  }
}

function inOrder(sidebar: Sidebar): Sidebar {
  const groups = Object.entries(sidebar);
  return Object.fromEntries(groups.sort(([a], [b]) => (a < b ? -1 : 1)));
}
