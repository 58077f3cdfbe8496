import { defineConfig } from '@rspress/core';
import { firstLoad } from '../plugins/first-load';
import small from './small.config';

const layers = firstLoad().map(({ name }) => name);

/** The names in `WITHOUT`, separated by commas, or all layers that make the first load lighter. */
const left = process.env.WITHOUT?.split(',') ?? layers;
const unknown = left.filter(name => !layers.includes(name));
if (unknown.length > 0)
  throw new Error(`WITHOUT names "${unknown.join('", "')}". Layers: ${layers.join(', ')}.`);

const { performance, ...builderConfig } = small.builderConfig ?? {};
const { buildCache } = performance ?? {};

/** The small site without what makes the first load lighter: a heavier site that works. */
export default defineConfig({
  ...small,
  plugins: small.plugins?.filter(({ name }) => !left.includes(name)),
  builderConfig: {
    ...builderConfig,
    performance: {
      ...performance,
      // The cache keeps modules as the layers have rewritten them.
      buildCache: {
        ...(typeof buildCache === 'object' ? buildCache : {}),
        cacheDigest: ['without', ...left],
      },
    },
  },
});
