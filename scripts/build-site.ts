import { spawn } from 'node:child_process';

/**
 * Time limit of a build, in ms. An error while the browser code is compiled can make the core wait forever. A build
 * normally takes a fraction of this time.
 */
const TIMEOUT = 9 * 60 * 1000;

/**
 * Node flag that reserves 64 MB for new objects, four times the default. The trees of pages are short-lived, so a build
 * takes a sixth less time with this setting.
 */
export const ROOM = '--max-semi-space-size=64';

/**
 * Builds the site in its own process.
 * @param env environment variables of the build, see `site/settings.ts`
 * @param config path of the configuration file, if it isn't the site's own
 * @throws Error if the build fails; the build has printed the reason by then
 */
export async function buildSite(env: NodeJS.ProcessEnv, config?: string): Promise<void> {
  const code = await new Promise<number | null>((resolve, reject) => {
    const flags = config ? ['--config', config] : [];
    const parameters = [ROOM, 'node_modules/@rspress/core/bin/rspress.js', 'build', ...flags];
    const build = spawn(process.execPath, parameters, {
      env: { ...env, NODE_ENV: 'production' },
      stdio: 'inherit',
      timeout: TIMEOUT,
    });
    build.once('error', reject);
    build.once('close', resolve);
  });
  if (code !== 0) throw new Error('The site could not be built; the reason is above.');
}
