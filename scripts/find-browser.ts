import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Path of a Chromium or Chrome: the one that `CHROMIUM_PATH` names, else the system's, else the test runner's own.
 * @throws Error where `CHROMIUM_PATH` names no file
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const given = env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH is "${given}", but there is no such file.`);
  }
  const folders = (env.PATH ?? '').split(path.delimiter);
  const candidates = [
    ...COMMANDS.flatMap(command => folders.map(folder => path.join(folder, command))),
    ...APPLICATIONS,
    chromium.executablePath(),
  ];
  return candidates.find(candidate => existsSync(candidate));
}

/**
 * Path of a Chromium, which is installed where there is none: the system's package as root on Debian, else the
 * test runner's own download.
 * @throws Error where neither works
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium found: installing the package "chromium" …');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  }
  if (!findBrowser()) {
    console.log('No Chromium found: downloading the one of the test runner …');
    run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  }
  const installed = findBrowser();
  if (!installed) {
    throw new Error(
      'No Chromium could be found or installed. Install Chromium or Chrome, or name one in CHROMIUM_PATH.',
    );
  }
  return installed;
}

function run(command: string, parameters: string[]) {
  spawnSync(command, parameters, { stdio: ['ignore', 'inherit', 'inherit'] });
}
