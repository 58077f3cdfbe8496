import path from 'node:path';
import { logger, type RspressPlugin } from '@rspress/core';
import { count } from './count.ts';
import { listPages } from './list.ts';
import { NAME, parseOptions, type ReadingTimeOptions } from './options.ts';
import { remarkReadingTime } from './remark.ts';
import { TEXTS } from './texts.ts';

export type { ReadingTimeOptions };

declare module '@rspress/core' {
  interface PageIndexInfo {
    /** Set by the plugin, in minutes; missing where a page has no text. */
    readingTime?: number;
  }
}

const STATIC = path.join(import.meta.dirname, '../static');

/** Shows how long a page takes to read, and lists all pages by it. */
export function pluginReadingTime(options: ReadingTimeOptions = {}): RspressPlugin {
  const { wordsPerMinute, charactersPerMinute, listPath } = parseOptions(options);
  return {
    name: NAME,
    addPages: config => (listPath ? listPages(listPath, config) : []),
    beforeBuild(config) {
      if (config.search === false) logger.warn(`${NAME}: no times, because \`search: false\` leaves no texts`);
    },
    extendPageData(page) {
      const { pageType = 'doc', readingTime = true } = page.frontmatter;
      if (!page.content || pageType !== 'doc' || !readingTime) return;
      const { words, characters } = count(page.content);
      page.readingTime = Math.ceil(words / wordsPerMinute + characters / charactersPerMinute);
    },
    i18nSource: source => ({ ...source, ...TEXTS }),
    globalStyles: path.join(STATIC, 'reading-time.css'),
    markdown: {
      remarkPlugins: [remarkReadingTime],
      globalComponents: [path.join(STATIC, 'ReadingTime.tsx'), path.join(STATIC, 'ReadingList.tsx')],
    },
  };
}
