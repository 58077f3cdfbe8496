import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { contractChanged } from '../../contracts/changed';
import { faults } from '../support/faults';
import { expectModules } from '../support/rewritten-modules';

const CORE_UTILS = /[\\/]@rspress[\\/]core[\\/]dist[\\/]runtime[\\/]utils\.js$/;
/** Both paths are brought into one form, each time anew. */
const COMPARISON =
  /(function isEqualPath\(a, b\) \{\s*return )(\w+\(normalizeHref\(removeHash\()a(\), true\)\)) === \2b\3;/;

/**
 * Has the core bring each path into the form in which it compares them once. To render a page it looks for its path
 * in the list of all pages, in the sidebar, and for what comes before and after: work that grows with the square of
 * the pages.
 */
export function pluginRememberedPaths(): RspressPlugin {
  const found = faults();
  const expected = expectModules('site-paths-expected', 'node', { 'compared-paths': CORE_UTILS }, found.keep);
  return {
    name: 'site-remembered-paths',
    builderConfig: { plugins: [comparedOnce(), expected] },
    afterBuild: found.report,
  };
}

function comparedOnce(): RsbuildPlugin {
  return {
    name: 'site-paths-compared-once',
    apply: 'build',
    setup(api) {
      api.transform({ test: CORE_UTILS, environments: ['node', 'node_md'] }, ({ code }) =>
        rememberPaths(code),
      );
    },
  };
}

/**
 * @param code the core's module of helpers
 * @throws Error where it compares paths in another way
 */
export function rememberPaths(code: string): string {
  if (!COMPARISON.test(code)) {
    throw contractChanged('compared-paths', 'Its module has another text.');
  }
  return code.replace(
    COMPARISON,
    `const comparedPaths = new Map();
function comparedPath(path) {
    const known = comparedPaths.get(path);
    if (known !== undefined) return known;
    const compared = $2path$3;
    comparedPaths.set(path, compared);
    return compared;
}
$1comparedPath(a) === comparedPath(b);`,
  );
}
