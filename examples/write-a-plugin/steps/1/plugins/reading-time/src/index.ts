import { logger, type RspressPlugin } from '@rspress/core';
import { count } from './count.ts';

export function pluginReadingTime(): RspressPlugin {
  return {
    name: '@paper-boat/rspress-plugin-reading-time',
    extendPageData(page) {
      const { words, characters } = count(page.content);
      logger.info(`${page.routePath}: ${words} words, ${characters} characters`);
    },
  };
}
