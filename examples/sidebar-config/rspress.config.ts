import { defineConfig } from '@rspress/core';

export default defineConfig({
  title: 'Paper Boat',
  themeConfig: {
    nav: [
      { text: 'Guide', link: '/guide/introduction', activeMatch: '^/guide/' },
      { text: 'Reference', link: '/reference/sizes', activeMatch: '^/reference/' },
    ],
    sidebar: {
      '/guide/': [
        { text: 'Introduction', link: '/guide/introduction' },
        { sectionHeaderText: 'Practice', icon: '⛵' },
        {
          text: 'Folding',
          link: '/guide/folding',
          items: [
            { text: 'Hull', link: '/guide/hull', tag: 'new' },
            { text: 'Sail', link: '/guide/sail', context: 'optional' },
          ],
        },
        {
          text: 'Elsewhere',
          collapsed: true,
          items: [{ text: 'Origami club', link: 'https://example.com/club' }],
        },
        { dividerType: 'dashed' },
        { text: 'All sizes', link: '/reference/sizes' },
      ],
      '/reference/': [{ text: 'Sizes', link: '/reference/sizes' }],
    },
  },
});
