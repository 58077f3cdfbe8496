import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { navigationFiles } from '../../checks/navigation';
import { type Fault, type FileFault, formatFault } from '../../checks/page-faults/fault';
import { faultsOfPage } from '../../checks/page-faults/faults';
import { siteFileFaults } from '../../checks/page-faults/site-files';
import { styleFaults } from '../../checks/page-faults/syntax';

const PAGE = /\.mdx?$/;
const STYLES = /\.css$/;
/** The core makes this module from the navigation files. */
const SITE_DATA = /[\\/]virtual-site-data\.js$/;

/**
 * Reads pages, style sheets, and navigation files before the core and the bundler do, and says what's wrong with them:
 * where, in the author's source, and what to do. Their own messages have the positions of compiled code, or none, and
 * a missing component fails only in the browser.
 */
export function pluginSourceFaults(): RspressPlugin {
  const plugin: RsbuildPlugin = {
    name: 'site-source-faults',
    apply: 'serve',
    setup(api) {
      api.transform({ test: PAGE, order: 'pre', resourceQuery: { not: /raw/ } }, ({ code, ...context }) => {
        const file = relativePath(context.resourcePath);
        return unlessFaulty(code, faultsOfPage(code, file, context.addMissingDependency), file);
      });
      api.transform(
        { test: { and: [STYLES, { not: /node_modules/ }] }, order: 'pre' },
        async ({ code, resourcePath }) =>
          unlessFaulty(code, await styleFaults(code), relativePath(resourcePath)),
      );
      api.transform({ test: SITE_DATA, order: 'pre' }, ({ code, addDependency }) => {
        for (const file of navigationFiles()) addDependency(path.resolve(file));
        return unlessFaulty(code, siteFileFaults());
      });
    },
  };
  return { name: 'site-source-faults', builderConfig: { plugins: [plugin] } };
}

function relativePath(file: string): string {
  return path.relative(process.cwd(), file).split(path.sep).join('/');
}

/**
 * @param file of faults that don't name one
 * @throws Error with a line for each fault, and without a stack
 */
function unlessFaulty(code: string, faults: (Fault | FileFault)[], file = ''): string {
  if (faults.length === 0) return code;
  const lines = faults.map(fault => formatFault({ file, ...fault }));
  throw Object.assign(new Error(lines.join('\n')), { stack: '' });
}
