import { spawn } from 'node:child_process';

/** An error in the compiler of the browser's part can make the core wait forever. Builds take a fraction of this. */
const TIMEOUT = 9 * 60 * 1000;

/**
 * Room for young objects, in MB, four times what Node gives. Trees of pages are short-lived, and a build with this
 * setting takes a sixth less time.
 */
export const ROOM = '--max-semi-space-size=64';

/**
 * Builds the site in its own process.
 * @param env settings, see `site/settings.ts`
 * @param config file of the configuration, if it isn't the site's own
 * @throws Error if the build fails; the reason is on the standard error stream by then
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
