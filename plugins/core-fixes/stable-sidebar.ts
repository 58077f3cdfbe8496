import type { RspressPlugin, UserConfig } from '@rspress/core';
import { contractChanged } from '../../contracts/changed';

type Sidebar = NonNullable<NonNullable<NonNullable<UserConfig['themeConfig']>['locales']>[number]['sidebar']>;

/**
 * Sorts the sidebars of a language by path. The core adds each one when its folder has been read, in whatever order
 * they finish, and makes the order part of the build cache's key. Without this, the second of two builds with no change
 * between them may not find a cache.
 */
export function pluginStableSidebar(): RspressPlugin {
  return {
    name: 'site-stable-sidebar',
    beforeBuild({ themeConfig }, isProd) {
      // The core's dev server generates the sidebars after this hook.
      if (!isProd) return;
      if (!themeConfig?.locales?.some(({ sidebar }) => sidebar)) {
        throw contractChanged('generated-sidebars', 'No language has a sidebar.');
      }
      for (const locale of themeConfig.locales) {
        if (locale.sidebar) locale.sidebar = inOrder(locale.sidebar);
      }
    },
  };
}

function inOrder(sidebar: Sidebar): Sidebar {
  const groups = Object.entries(sidebar);
  return Object.fromEntries(groups.sort(([a], [b]) => (a < b ? -1 : 1)));
}
