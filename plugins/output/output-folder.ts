import type { RspressPlugin } from '@rspress/core';
import { emptyFolder, type FolderSetting, requireOwnFolder } from '../../site/own-folder';

/**
 * Empties the output folder before a build, instead of the bundler, which would empty any folder of the project. A build
 * stops at its start if the folder isn't its own.
 * @param outDir relative to the project
 */
export function pluginOutputFolder(outDir: string, root = process.cwd()): RspressPlugin {
  const setting: FolderSetting = {
    name: 'OUT_DIR',
    value: outDir,
    marker: '.site-build',
    earlier: ['404.html', '_headers', 'static'],
  };
  return {
    name: 'site-output-folder',
    config(config, _utils, isProd) {
      if (isProd) requireOwnFolder(root, setting);
      return config;
    },
    beforeBuild(_config, isProd) {
      if (isProd) emptyFolder(root, setting);
    },
    builderConfig: { output: { cleanDistPath: false } },
  };
}
