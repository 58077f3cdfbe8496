import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Returns the command that runs `apt-get` with enough permissions: directly if this process is root, with `sudo` on CI
 * machines. `undefined` if that's not possible.
 */
function aptGet(env: NodeJS.ProcessEnv): string[] | undefined {
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  if (process.getuid?.() === 0) return ['apt-get'];
  return env.CI && existsSync('/usr/bin/sudo') ? ['sudo', '--non-interactive', 'apt-get'] : undefined;
}

/** Whether this process can install system packages, on Debian or a distribution based on it. */
export function canInstallPackages(env: NodeJS.ProcessEnv = process.env): boolean {
  return aptGet(env) !== undefined;
}

/** Updates the lists of available packages, which are empty on a fresh machine. */
export function refreshPackageLists() {
  run(['update', '-qq']);
}

/** Installs a system package. Doesn't throw if that fails, so check afterward whether its files exist. */
export function installPackage(name: string) {
  run(['install', '-y', '-qq', '--no-install-recommends', name]);
}

function run(parameters: string[]) {
  const [command = '', ...before] = aptGet(process.env) ?? [];
  if (command) runProgram(command, [...before, ...parameters]);
}

/** Runs a program until it ends. Its output is part of this process's output. */
export function runProgram(command: string, parameters: string[]) {
  spawnSync(command, parameters, { stdio: ['ignore', 'inherit', 'inherit'] });
}
