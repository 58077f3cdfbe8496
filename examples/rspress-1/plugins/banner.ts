import type { RsbuildPlugin } from '@rsbuild/core';

/** Names the project in every built script. */
export function banner(): RsbuildPlugin {
  return {
    name: 'banner',
    setup(api) {
      api.modifyRspackConfig((config, { rspack }) => {
        config.plugins?.push(new rspack.BannerPlugin({ banner: 'Paper Boat' }));
      });
    },
  };
}
