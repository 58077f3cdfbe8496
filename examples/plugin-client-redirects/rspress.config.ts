import { defineConfig } from '@rspress/core';
import { pluginClientRedirects } from '@rspress/plugin-client-redirects';

export default defineConfig({
  title: 'Bakery',
  plugins: [
    pluginClientRedirects({
      redirects: [
        { from: '^/bread(\\.html)?$', to: '/guide/bread.html' },
        { from: ['^/flour(\\.html)?$', '^/guide/grain(\\.html)?$'], to: '/guide/flour.html' },
        { from: '^/recipes/', to: '/guide/' },
        { from: '^/shop', to: 'https://shop.example.com/' },
      ],
    }),
  ],
});
