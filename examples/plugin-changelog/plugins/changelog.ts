import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';

export function pluginChangelog({ file = 'CHANGELOG.md', routePath = '/changelog' } = {}): RspressPlugin {
  return {
    name: 'plugin-changelog',
    addPages: () => [{ routePath, filepath: path.resolve(file) }],
  };
}
