import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pluginSvgr } from '@rsbuild/plugin-svgr';
import { defineConfig } from '@rspress/core';

export default defineConfig({
  root: 'docs',
  base: '/docs/',
  title: 'Handbook',
  // A file outside docs/public: as a file URL.
  icon: pathToFileURL(path.resolve('brand/icon.svg')),
  logo: { light: '/logo-light.svg', dark: '/logo-dark.svg' },
  logoText: 'Handbook',
  logoHref: '/guide/pictures',
  globalStyles: path.resolve('brand/modes.css'),
  mediumZoom: {
    selector: '.rspress-doc img:not(.no-zoom)',
    options: { margin: 24, scrollOffset: 80 },
  },
  builderConfig: {
    output: {
      dataUriLimit: { svg: 0 },
    },
    plugins: [pluginSvgr()],
    source: {
      // Rsbuild does not know .csv as an asset by itself.
      assetsInclude: /\.csv$/,
    },
  },
});
