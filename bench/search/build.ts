import { spawnSync } from 'node:child_process';
import { globSync } from 'tinyglobby';

/**
 * Builds the site with Rspress's default theme and search.
 * @throws Error if the build fails
 */
export function buildWithDefaultSearch(outDir: string) {
  const build = spawnSync(
    process.execPath,
    ['node_modules/@rspress/core/bin/rspress.js', 'build', '-c', 'bench/search/default-search.config.ts'],
    {
      env: { ...process.env, NODE_ENV: 'production', OUT_DIR: outDir, RSPRESS_PERSISTENT_CACHE: 'false' },
      encoding: 'utf8',
    },
  );
  if (build.status !== 0) {
    throw new Error(`The site with the default search could not be built:\n${build.stdout}${build.stderr}`);
  }
}

/**
 * Returns the path of the built file that matches a pattern.
 * @throws Error if there isn't exactly one
 */
export function builtFile(outDir: string, pattern: string): string {
  const [file, ...others] = globSync(pattern, { cwd: outDir, absolute: true });
  if (!file || others.length > 0) {
    throw new Error(`The build should hold one file ${pattern}, not ${others.length + (file ? 1 : 0)}.`);
  }
  return file;
}
