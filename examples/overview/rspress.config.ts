import { defineConfig } from '@rspress/core';

export default defineConfig({
  title: 'Village bakery',
  // `<Overview>` in a page prints the title; the theme would print it once more.
  themeConfig: { fallbackHeadingTitle: false },
});
