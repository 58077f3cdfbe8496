import { defineConfig } from '@rspress/core';

export default defineConfig({
  title: 'Harbour',
  ssg: {
    experimentalExcludeRoutePaths: ['/guide/board', /^\/print\//],
  },
});
