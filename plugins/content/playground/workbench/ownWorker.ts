import type { RsbuildPlugin } from '@rsbuild/core';

/** Loads workers from the site itself, also if its other files are on another host. Browsers refuse workers from there. */
export function ownWorker(): RsbuildPlugin {
  return {
    name: 'site-playground-own-worker',
    setup(api) {
      api.modifyRspackConfig((config, { environment }) => {
        config.output.workerPublicPath = environment.config.server.base.replace(/\/?$/, '/');
      });
    },
  };
}
