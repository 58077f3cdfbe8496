/**
 * Builds sites one after the other, as `rspress build` does, each in the folder that a message names. The first build
 * of a process takes more than twice as long as the others, because it loads the core and the bundler. Prints the
 * character EOT after each build. If a build fails, the process ends like the command.
 */
import path from 'node:path';
import { loadConfig, mergeRsbuildConfig } from '@rsbuild/core';
import { build, logger } from '@rspress/core';

const CONFIG_FILES = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map(extension => `rspress.config.${extension}`);

process.on('message', async folder => {
  process.chdir(String(folder));
  /** @type {import('@rsbuild/core').LoadConfigResult<import('@rspress/core').UserConfig>} */
  const config = await loadConfig({ configFileNames: CONFIG_FILES });
  if (!config.filePath) logger.info(`No config file found in ${folder}`);
  // On a busy machine, a line could take longer than Shiki's limit, and would lose its colors and marks.
  config.content.markdown = {
    ...config.content.markdown,
    shiki: { tokenizeTimeLimit: 0, ...config.content.markdown?.shiki },
  };
  // Takes a quarter of the time, and no reader's text depends on it.
  config.content.builderConfig = mergeRsbuildConfig(
    { output: { minify: { js: false } } },
    config.content.builderConfig ?? {},
  );
  config.content.root = path.resolve(config.content.root ?? 'docs');
  try {
    await build({ docDirectory: config.content.root, config });
  } catch (error) {
    logger.error(error);
    process.exit(1);
  }
  for (const stream of [process.stdout, process.stderr]) stream.write('\u0004');
});
