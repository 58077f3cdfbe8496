import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { count } from './count.ts';
import { NAME, parseOptions, type ReadingTimeOptions } from './options.ts';
import { remarkReadingTime } from './remark.ts';

declare module '@rspress/core' {
  interface PageIndexInfo {
    /** Set by the plugin, in minutes; missing where a page has no text. */
    readingTime?: number;
  }
}

const STATIC = path.join(import.meta.dirname, '../static');

export function pluginReadingTime(options: ReadingTimeOptions = {}): RspressPlugin {
  const { wordsPerMinute, charactersPerMinute } = parseOptions(options);
  return {
    name: NAME,
    extendPageData(page) {
      const { pageType = 'doc', readingTime = true } = page.frontmatter;
      if (!page.content || pageType !== 'doc' || !readingTime) return;
      const { words, characters } = count(page.content);
      page.readingTime = Math.ceil(words / wordsPerMinute + characters / charactersPerMinute);
    },
    markdown: {
      remarkPlugins: [remarkReadingTime],
      globalComponents: [path.join(STATIC, 'ReadingTime.tsx')],
    },
  };
}
