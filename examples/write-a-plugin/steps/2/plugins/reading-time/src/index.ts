import { logger, type RspressPlugin } from '@rspress/core';
import { count } from './count.ts';
import { NAME, parseOptions, type ReadingTimeOptions } from './options.ts';

export function pluginReadingTime(options: ReadingTimeOptions = {}): RspressPlugin {
  const { wordsPerMinute, charactersPerMinute } = parseOptions(options);
  return {
    name: NAME,
    extendPageData(page) {
      const { words, characters } = count(page.content);
      const minutes = Math.ceil(words / wordsPerMinute + characters / charactersPerMinute);
      logger.info(`${page.routePath}: ${minutes} min`);
    },
  };
}
