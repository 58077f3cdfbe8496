import type { RsbuildPlugin } from '@rsbuild/core';
import { partsOf } from './bundled-modules';
import type { Faults } from './faults';

/**
 * Reports at the end of a build if one of the modules that a plugin rewrites is in none of its scripts. Otherwise, a
 * rewriting step that never runs would look like one that has nothing to do. The steps can't count how often they run,
 * because a build with a cache skips them.
 * @param rewriter path of the file that rewrites the modules
 */
export function expectModules(
  rewriter: string,
  modules: readonly RegExp[],
  keep: Faults['keep'],
): RsbuildPlugin {
  return {
    name: `site-expected-modules ${rewriter}`,
    apply: 'build',
    setup(api) {
      api.processAssets({ stage: 'report', environments: ['web'] }, ({ compilation }) => {
        const names = [...compilation.modules].flatMap(partsOf).map(part => part.nameForCondition() ?? '');
        keep(() => requireModules(rewriter, modules, names));
      });
    },
  };
}

/**
 * @param names files of all modules of a build
 * @throws Error that names the rewriter, if a module isn't among them
 */
export function requireModules(rewriter: string, modules: readonly RegExp[], names: readonly string[]): void {
  const missing = modules.find(module => !names.some(name => module.test(name)));
  if (missing) {
    throw new Error(
      `The build should have a module that matches ${missing}, which is rewritten, but it has none: adapt ${rewriter}.`,
    );
  }
}
