import { defineConfig } from '@rspress/core';

export default defineConfig({
  title: 'Paper Boat',
  base: '/boat/',
  mediumZoom: {
    selector: '.rspress-doc img:not(.no-zoom, a img)',
    options: { margin: 24, scrollOffset: 80 },
  },
  // An SVG opens at the size of the window only as a file of its own.
  builderConfig: { output: { dataUriLimit: { svg: 0 } } },
});
