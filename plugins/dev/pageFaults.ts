import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { faultsOfPage } from '../../checks/page-faults/faults';

const PAGE = /\.mdx?$/;

/**
 * Reads each page before the core compiles it, and says what's wrong with it: where, in the author's source, and what
 * to do. The core's own messages have the positions of compiled code, and a missing component fails only in
 * the browser.
 */
export function pluginPageFaults(): RspressPlugin {
  const plugin: RsbuildPlugin = {
    name: 'site-page-faults',
    apply: 'serve',
    setup(api) {
      api.transform({ test: PAGE, order: 'pre', resourceQuery: { not: /raw/ } }, ({ code, ...context }) => {
        const file = path.relative(process.cwd(), context.resourcePath).split(path.sep).join('/');
        const faults = faultsOfPage(code, file, context.addMissingDependency);
        if (faults.length === 0) return code;
        const lines = faults.map(({ line, column, problem, advice }) =>
          `${file}:${line}:${column} ${problem} ${advice}`.trim(),
        );
        throw Object.assign(new Error(lines.join('\n')), { stack: '' });
      });
    },
  };
  return { name: 'site-page-faults', builderConfig: { plugins: [plugin] } };
}
