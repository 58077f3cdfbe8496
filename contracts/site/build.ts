import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { CACHE_DIR } from '../../site/cache';

/**
 * Texts of files, by names that don't change with their content: `index.html`, `guide.md`, `scripts.js`,
 * `virtual-routes.js`.
 */
export type SiteFiles = Record<string, string>;

/** In ms. A build takes 5 s, but it can hang if the compiler fails. */
const TIMEOUT = 90_000;

/**
 * Builds a small site, to get what the installed core, its bundler, and its minifier write. It has two pages in each
 * language, the default theme, and none of this site's plugins.
 * @throws Error with the output of the build if it fails
 */
export async function buildSite(): Promise<SiteFiles> {
  const folder = path.resolve(CACHE_DIR, 'contracts');
  await mkdir(folder, { recursive: true });
  const outDir = mkdtempSync(path.join(folder, 'site-'));
  try {
    await runBuild(outDir);
    return readSite(outDir);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

function runBuild(outDir: string): Promise<void> {
  const log: Buffer[] = [];
  const config = path.resolve('contracts/site/rspress.config.ts');
  return new Promise((resolve, reject) => {
    const build = spawn(
      process.execPath,
      [path.resolve('node_modules/@rspress/core/bin/rspress.js'), 'build', '--config', config],
      {
        cwd: path.dirname(config),
        env: {
          ...process.env,
          NODE_ENV: 'production',
          RSPRESS_PERSISTENT_CACHE: 'false',
          PROBE_OUT_DIR: outDir,
        },
        timeout: TIMEOUT,
        killSignal: 'SIGKILL',
      },
    );
    for (const stream of [build.stdout, build.stderr]) stream.on('data', data => log.push(data));
    build.once('error', reject);
    build.once('close', code => {
      if (code === 0) resolve();
      else reject(new Error(`The small site that probes check couldn't be built:\n${Buffer.concat(log)}`));
    });
  });
}

function readSite(outDir: string): SiteFiles {
  const files = globSync('**/*.{html,md,js,css,txt}', { cwd: outDir, dot: true }).sort();
  const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
  const site: SiteFiles = Object.fromEntries(
    files.filter(file => !file.startsWith('static/')).map(file => [file, read(file)]),
  );
  const inStatic = (end: string) =>
    files.filter(file => file.startsWith('static/') && file.endsWith(end)).map(read);
  return { ...site, 'scripts.js': inStatic('.js').join('\n'), 'static.txt': files.join('\n') };
}
