import { defineConfig } from '@rspress/core';

// `||` and not `??`: a host may set a variable to the empty string.
const base = process.env.BASE_PATH || '/';
const siteOrigin = process.env.SITE_ORIGIN || undefined;

export default defineConfig({
  root: 'docs',
  title: 'My docs',
  base,
  siteOrigin,
  route: { cleanUrls: true },
  themeConfig: { lastUpdated: true },
  builderConfig: {
    performance: {
      // The build cache must not outlive a change of these values.
      buildCache: { cacheDigest: [base, siteOrigin] },
    },
  },
});
