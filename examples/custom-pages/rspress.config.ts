import path from 'node:path';
import { defineConfig } from '@rspress/core';

export default defineConfig({
  title: 'Paper Boat',
  globalUIComponents: [path.join(import.meta.dirname, 'components/Feedback.tsx')],
  globalStyles: path.join(import.meta.dirname, 'styles/embed.css'),
  builderConfig: {
    html: {
      tags: [
        {
          tag: 'script',
          append: false,
          children:
            "if (new URLSearchParams(location.search).get('navbar') === '0') document.documentElement.classList.add('no-navbar');",
        },
      ],
    },
  },
});
