import type { RsbuildPlugin } from '@rsbuild/core';

export interface BuildInfo {
  edition: string;
}

/** Writes `build-info.json` beside the pages, and names the edition in the head of each. */
export function pluginBuildInfo(info: BuildInfo): RsbuildPlugin {
  return {
    name: 'plugin-build-info',
    setup(api) {
      api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, sources }) => {
        compilation.emitAsset('build-info.json', new sources.RawSource(JSON.stringify(info)));
      });
      api.modifyHTMLTags(tags => ({
        ...tags,
        headTags: [...tags.headTags, { tag: 'meta', attrs: { name: 'edition', content: info.edition } }],
      }));
    },
  };
}
