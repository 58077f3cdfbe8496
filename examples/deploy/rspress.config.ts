import { defineConfig } from '@rspress/core';

// `||` instead of `??`: some hosts set unused variables to an empty string.
const base = process.env.BASE_PATH || '/';
const siteOrigin = process.env.SITE_ORIGIN || undefined;

export default defineConfig({
  base,
  siteOrigin,
  route: { cleanUrls: true },
  themeConfig: { lastUpdated: true },
  builderConfig: {
    performance: {
      // Discard the build cache when one of these values changes.
      buildCache: { cacheDigest: [base, siteOrigin] },
    },
  },
});
