import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What runs `apt-get` with the rights that it needs: nothing more for root, `sudo` on the machines of CI services. */
function aptGet(env: NodeJS.ProcessEnv): string[] | undefined {
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  if (process.getuid?.() === 0) return ['apt-get'];
  return env.CI && existsSync('/usr/bin/sudo') ? ['sudo', '--non-interactive', 'apt-get'] : undefined;
}

/** Whether this process can install packages of the system, on Debian or a relative of it. */
export function canInstallPackages(env: NodeJS.ProcessEnv = process.env): boolean {
  return aptGet(env) !== undefined;
}

/** Asks the package sources what they have, which a fresh machine doesn't know. */
export function refreshPackageLists() {
  run(['update', '-qq']);
}

/** Installs a package of the system. Nothing is thrown if that fails, so look for its files afterward. */
export function installPackage(name: string) {
  run(['install', '-y', '-qq', '--no-install-recommends', name]);
}

function run(parameters: string[]) {
  const [command = '', ...before] = aptGet(process.env) ?? [];
  if (command) runProgram(command, [...before, ...parameters]);
}

/** Runs a program to its end, with its output in that of this process. */
export function runProgram(command: string, parameters: string[]) {
  spawnSync(command, parameters, { stdio: ['ignore', 'inherit', 'inherit'] });
}
