import path from 'node:path';
import { defineConfig } from '@rspress/core';
import { pluginBuildInfo } from './plugins/build-info';

export default defineConfig({
  title: 'Paper Boat',
  builderConfig: {
    plugins: [pluginBuildInfo({ edition: process.env.EDITION ?? 'draft' })],
    resolve: { alias: { '@components': path.resolve('components') } },
    source: { define: { __EDITION__: JSON.stringify(process.env.EDITION ?? 'draft') } },
    performance: { buildCache: { cacheDigest: [process.env.EDITION] } },
    tools: {
      rspack(config, { appendRules }) {
        appendRules({ test: /\.csv$/, type: 'asset/source' });
      },
    },
  },
});
