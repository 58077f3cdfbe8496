import type { RspressPlugin } from '@rspress/core';

export function pluginShortPageList(): RspressPlugin {
  return {
    name: 'plugin-short-page-list',
    extendPageData(page) {
      page.toc = [];
    },
  };
}
