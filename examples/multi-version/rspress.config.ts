import { defineConfig } from '@rspress/core';

export default defineConfig({
  title: 'Paper Boat',
  multiVersion: {
    default: 'v2',
    versions: ['v2', 'v1'],
  },
  route: { cleanUrls: true },
  head: [
    // Search engines show the current version only.
    route => (route.version === 'v1' ? ['meta', { name: 'robots', content: 'noindex' }] : undefined),
  ],
});
