import path from 'node:path';
import { defineConfig } from '@rspress/core';
import { pluginRss } from '@rspress/plugin-rss';

export default defineConfig({
  title: 'Paper Boat',
  siteOrigin: 'https://boat.example.com',
  plugins: [
    pluginRss({
      feed: {
        title: 'Paper Boat blog',
        test: ({ routePath, frontmatter }) => routePath.startsWith('/blog/') && Boolean(frontmatter.date),
      },
    }),
    {
      name: 'changelog',
      addPages: () => [{ routePath: '/changelog', filepath: path.resolve('CHANGELOG.md') }],
    },
  ],
});
