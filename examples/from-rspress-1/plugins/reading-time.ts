import type { RspressPlugin } from '@rspress/core';

/** Adds the minutes that reading takes to each page. */
export function readingTime(): RspressPlugin {
  return {
    name: 'reading-time',
    extendPageData(page) {
      const words = page.content.split(/\s+/).length;
      Object.assign(page, { minutes: Math.ceil(words / 200) });
    },
  };
}
