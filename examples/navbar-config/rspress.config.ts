import path from 'node:path';
import { defineConfig } from '@rspress/core';

export default defineConfig({
  title: 'Paper Boat',
  logo: '/boat.svg',
  logoText: 'Paper Boat',
  globalUIComponents: [path.resolve('components/HidingNavbar.tsx')],
  themeConfig: {
    nav: [
      { text: 'Home', link: '/', activeMatch: '^/(index.html)?$' },
      { text: 'Guide', link: '/guide/folding', activeMatch: '^/guide/', icon: '⚓' },
      { text: 'Reference', link: '/reference/', position: 'left', tag: 'new' },
      {
        text: 'More',
        items: [
          { text: 'Changelog', link: '/changelog' },
          {
            text: 'Other boats',
            items: [{ text: 'Raft', link: 'https://example.com/raft', rel: 'nofollow' }],
          },
          {
            text: 'Pattern',
            link: 'https://boat.example.com/pattern.pdf',
            download: true,
          },
        ],
      },
    ],
    sidebar: {
      '/guide/': [{ text: 'Folding', link: '/guide/folding' }],
      '/reference/': [{ text: 'Reference', link: '/reference/' }],
    },
    socialLinks: [
      {
        icon: {
          svg: '<svg viewBox="0 0 24 24" role="img" aria-label="Mail"><path fill="currentColor" d="M2 5h20v14H2z" /></svg>',
        },
        mode: 'link',
        content: 'mailto:crew@example.com',
      },
      { icon: 'github', mode: 'link', content: 'https://github.com/web-infra-dev/rspress' },
      { icon: 'wechat', mode: 'text', content: 'Account: paper-boat' },
    ],
  },
});
