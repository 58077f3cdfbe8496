import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';

export interface ChangelogOptions {
  /** File to publish, relative to the folder in which the command runs. */
  file?: string;
  /** Address of the page. */
  routePath?: string;
}

/** Publishes a Markdown file that lies outside of the docs folder. */
export function pluginChangelog({
  file = 'CHANGELOG.md',
  routePath = '/changelog',
}: ChangelogOptions = {}): RspressPlugin {
  return {
    name: 'plugin-changelog',
    addPages: () => [{ routePath, filepath: path.resolve(file) }],
  };
}
