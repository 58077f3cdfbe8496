import type { RsbuildPlugin } from '@rsbuild/core';
import { contractChanged } from '../../contracts/changed';
import type { ReachId } from '../../contracts/reaches';
import { partsOf } from './bundled-modules';
import type { Faults } from './faults';

/** Modules of a package that a plugin rewrites, by the contract that covers them. */
export type RewrittenModules = Partial<Record<ReachId, RegExp>>;

/**
 * Reports at the end of a build if one of these modules is in none of its scripts. Otherwise, a rewriting step that
 * never runs would look like one that has nothing to do. The steps can't count how often they run, because a build with
 * a cache skips them.
 */
export function expectModules(name: string, expected: RewrittenModules, keep: Faults['keep']): RsbuildPlugin {
  return {
    name,
    apply: 'build',
    setup(api) {
      api.processAssets({ stage: 'report', environments: ['web'] }, ({ compilation }) => {
        const names = [...compilation.modules].flatMap(partsOf).map(part => part.nameForCondition() ?? '');
        keep(() => requireModules(names, expected));
      });
    },
  };
}

/**
 * @param names files of all modules of a build
 * @throws Error for a contract whose module isn't among them
 */
export function requireModules(names: readonly string[], expected: RewrittenModules): void {
  for (const [id, test] of Object.entries(expected) as [ReachId, RegExp][]) {
    if (!names.some(name => test.test(name))) {
      throw contractChanged(id, `No module of the build matches ${test}.`);
    }
  }
}
