// Runs a script of this folder on a fresh machine: `node scripts/run.mjs <name> [arguments]`.
// Installs the packages first if they're missing or differ from the lockfile. This is plain JavaScript without
// dependencies, because nothing may be installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

/** @typedef {Record<string, { version?: string, optional?: boolean, peer?: boolean }>} Packages */

/**
 * @param {string} file a lockfile, or the one in `node_modules` where npm records what it has installed
 * @returns {Packages}
 */
function lockedPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/** @param {string} folder a project, which has its own lockfile */
function isInstalled(folder) {
  const installed = lockedPackages(path.join(folder, 'node_modules/.package-lock.json'));
  return Object.entries(lockedPackages(path.join(folder, 'package-lock.json'))).every(
    ([name, { version, optional }]) => name === '' || optional || installed[name]?.version === version,
  );
}

/** @param {string} folder */
function install(folder) {
  const { status, error } = spawnSync('npm', ['ci'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) console.error(`Could not run npm: ${error.message}`);
  return status ?? 1;
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
if (!supported) {
  console.error(`This site needs Node 20.19, 22.12 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

const [name, ...parameters] = process.argv.slice(2);
// Only the bench needs the packages that it compares.
for (const folder of name === 'bench' ? ['.', 'bench'] : ['.']) {
  if (isInstalled(folder)) continue;
  console.log(`Installing the packages of ${path.join(folder, 'package-lock.json')} (npm ci) …`);
  const status = install(folder);
  if (status !== 0) process.exit(status);
}

const script = spawn(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, ...parameters], {
  stdio: 'inherit',
});
// The terminal sends this one to the script as well, which may have something to finish.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => script.kill());
script.on('exit', code => process.exit(code ?? 1));
