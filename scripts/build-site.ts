import { spawn } from 'node:child_process';

/** Longer than any build takes: an error in the compiler of the browser's part can leave the core waiting for ever. */
const TIMEOUT = 9 * 60 * 1000;

/**
 * Room for young objects, in MB, four times what Node gives: trees of pages are short-lived, and a build with it takes
 * a sixth less time.
 */
export const ROOM = '--max-semi-space-size=64';

/**
 * Builds the site in a process of its own.
 * @param env settings, see `site/settings.ts`
 * @throws Error where the build fails; what went wrong is on the standard error stream by then
 */
export async function buildSite(env: NodeJS.ProcessEnv): Promise<void> {
  const code = await new Promise<number | null>((resolve, reject) => {
    const parameters = [ROOM, 'node_modules/@rspress/core/bin/rspress.js', 'build'];
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
