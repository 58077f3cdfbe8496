import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';

const LOADER = fileURLToPath(new URL('./loader.mjs', import.meta.url));

/**
 * Fills a module with data that a build has collected from the pages. The core's `addRuntimeModules` doesn't work for
 * this: the build cache keeps such a module's text from the previous build, even if the pages have changed.
 * @param file absolute path of the module, whose default export is replaced with the data
 * @param read returns the data, or a promise of it, when the module is bundled
 */
export function filledModule(name: string, file: string, read: () => unknown): RsbuildPlugin {
  return {
    name,
    setup(api) {
      api.modifyBundlerChain(chain => {
        const rule = chain.module.rule(name).test(path => path === file);
        rule.use('print').loader(LOADER).options({ read });
      });
    },
  };
}
