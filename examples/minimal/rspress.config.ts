import { defineConfig } from '@rspress/core';

export default defineConfig({
  title: 'Paper Boat',
  description: 'How to fold, launch and repair a paper boat.',
  themeConfig: {
    socialLinks: [
      {
        icon: 'github',
        mode: 'link',
        content: 'https://github.com/web-infra-dev/rspress',
      },
    ],
  },
});
