import { defineConfig } from 'vitepress';

export default defineConfig({
  cleanUrls: true,
  lastUpdated: true,
  head: [['link', { rel: 'icon', href: '/kettle.svg' }]],
  sitemap: { hostname: 'https://tea.example.com' },
  rewrites: {
    'notes/:page': 'guide/:page',
    'zh-CN/notes/:page': 'zh-CN/guide/:page',
  },
  themeConfig: {
    logo: '/kettle.svg',
    outline: { level: [2, 3] },
    search: { provider: 'local' },
    socialLinks: [{ icon: 'github', link: 'https://github.com/tea-house/docs' }],
    editLink: { pattern: 'https://github.com/tea-house/docs/edit/main/docs/:path' },
    footer: { message: 'Open from noon.', copyright: '© Tea House' },
  },
  locales: {
    root: {
      label: 'English',
      lang: 'en',
      title: 'Tea House',
      description: 'How to brew a good pot of tea.',
      themeConfig: {
        nav: [{ text: 'Guide', link: '/guide/brew', activeMatch: '/guide/' }],
        sidebar: {
          '/guide/': [
            {
              text: 'Basics',
              items: [
                { text: 'Brew a pot', link: '/guide/brew' },
                { text: 'Choose water', link: '/guide/water' },
              ],
            },
          ],
        },
      },
    },
    'zh-CN': {
      label: '简体中文',
      lang: 'zh-CN',
      title: '茶馆',
      description: '泡一壶好茶的方法。',
      themeConfig: {
        nav: [{ text: '指南', link: '/zh-CN/guide/brew', activeMatch: '/zh-CN/guide/' }],
        sidebar: {
          '/zh-CN/guide/': [
            {
              text: '基础',
              items: [
                { text: '泡一壶茶', link: '/zh-CN/guide/brew' },
                { text: '选水', link: '/zh-CN/guide/water' },
              ],
            },
          ],
        },
        outline: { level: [2, 3], label: '目录' },
      },
    },
  },
});
