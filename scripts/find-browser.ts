import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { canInstallPackages, installPackage, refreshPackageLists, runProgram } from './debian-packages';

/** Chromium without windows, menus, and extensions. The tests take a third less time in it. */
const SHELL = 'chromium-headless-shell';
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Which browser is needed: any browser that renders pages, including the shell, or a complete one like the readers'.
 */
export type BrowserKind = 'any' | 'whole';

/**
 * Finds Chromium or Chrome: first in `CHROMIUM_PATH`, then on the system, then where Playwright downloads it.
 * @throws Error if the file in `CHROMIUM_PATH` doesn't exist
 */
export function findBrowser(
  kind: BrowserKind = 'any',
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const given = env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH is "${given}", but there is no such file.`);
  }
  const folders = (env.PATH ?? '').split(path.delimiter);
  const commands = kind === 'any' ? [SHELL, ...COMMANDS] : COMMANDS;
  const candidates = [
    ...commands.flatMap(command => folders.map(folder => path.join(folder, command))),
    ...APPLICATIONS,
    chromium.executablePath(),
  ];
  return candidates.find(candidate => existsSync(candidate));
}

/**
 * Finds a browser, or installs one: the Debian package if possible, otherwise Playwright's download.
 * @returns its path
 * @throws Error if neither works
 */
export function ensureBrowser(kind: BrowserKind = 'any'): string {
  const packages = canInstallPackages() ? (kind === 'any' ? [SHELL, 'chromium'] : ['chromium']) : [];
  if (packages.length > 0 && !findBrowser(kind)) refreshPackageLists();
  for (const name of packages) {
    if (findBrowser(kind)) break;
    console.log(`No Chromium found: installing the package "${name}" …`);
    installPackage(name);
  }
  if (!findBrowser(kind)) {
    console.log('No Chromium found: downloading the one of the test runner …');
    runProgram(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  }
  const installed = findBrowser(kind);
  if (!installed) {
    throw new Error(
      'No Chromium could be found or installed. Install Chromium or Chrome, or name one in CHROMIUM_PATH.',
    );
  }
  return installed;
}
