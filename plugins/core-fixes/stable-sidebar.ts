import type { RspressPlugin, UserConfig } from '@rspress/core';
import { contractChanged } from '../../contracts/changed';

type Sidebar = NonNullable<NonNullable<NonNullable<UserConfig['themeConfig']>['locales']>[number]['sidebar']>;

/**
 * Puts the sidebars of a language into the order of their paths. The core adds each when its folder has been read,
 * whichever comes first, and makes their order part of the build cache's key: of two builds without a change between
 * them, the second may find no cache.
 */
export function pluginStableSidebar(): RspressPlugin {
  return {
    name: 'site-stable-sidebar',
    beforeBuild({ themeConfig }) {
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
