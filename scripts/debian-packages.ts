import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this process can install packages of the system: it runs as root on Debian or a relative of it. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Asks the package sources what they have, which a fresh machine doesn't know. */
export function refreshPackageLists() {
  runProgram('apt-get', ['update', '-qq']);
}

/** Installs a package of the system. Nothing is thrown if that fails, so look for its files afterward. */
export function installPackage(name: string) {
  runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
}

/** Runs a program to its end, with its output in that of this process. */
export function runProgram(command: string, parameters: string[]) {
  spawnSync(command, parameters, { stdio: ['ignore', 'inherit', 'inherit'] });
}
