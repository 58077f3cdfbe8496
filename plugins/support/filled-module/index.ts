import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';

const LOADER = fileURLToPath(new URL('./loader.mjs', import.meta.url));

/**
 * Fills a module with data that a build has gathered from the pages. The `addRuntimeModules` of the core would not do:
 * of such a module the build cache keeps the text of the build before, even where the pages have changed since.
 * @param file absolute path of the module, whose default export the data replace
 * @param read gives the data when the module is bundled
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
