import { existsSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { canInstallPackages, installPackage, refreshPackageLists } from './debian-packages';

/** Paths of the programs that render pages in WebKit and let tests control it. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  /** Xvfb, a virtual screen that the browser draws on. */
  screen: string;
}

/** The name of each engine, and the Debian packages that contain it. */
export const ENGINES = {
  firefox: { name: 'Firefox', packages: ['firefox-esr'] },
  webkit: { name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'] },
} as const;

export type EngineName = keyof typeof ENGINES;

const NAMES = Object.keys(ENGINES) as EngineName[];

const FIREFOX_COMMANDS = ['firefox-esr', 'firefox'];
const FIREFOX_APPLICATIONS = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
/** Where distributions install the browser that belongs to the driver. */
const MINI_BROWSERS = ['/usr/lib/*/webkit*gtk-*/MiniBrowser', '/usr/libexec/webkit*gtk-*/MiniBrowser'];

/**
 * Finds Firefox: in `FIREFOX_PATH`, or on the system.
 * @throws Error if the file in `FIREFOX_PATH` doesn't exist
 */
export function findFirefox(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const given = env.FIREFOX_PATH;
  if (!given) return findCommand(FIREFOX_COMMANDS, env) ?? FIREFOX_APPLICATIONS.find(existsSync);
  if (existsSync(given)) return given;
  throw new Error(`FIREFOX_PATH is "${given}", but there is no such file.`);
}

/** Finds the programs of WebKitGTK. Returns `undefined` if one of them is missing. */
export function findWebKit(env: NodeJS.ProcessEnv = process.env): WebKitPrograms | undefined {
  const driver = findCommand(['WebKitWebDriver'], env);
  const screen = findCommand(['Xvfb'], env);
  if (!driver || !screen) return undefined;
  const [browser] = globSync(MINI_BROWSERS, { absolute: true }).sort();
  return browser ? { driver, browser, screen } : undefined;
}

/** Whether the programs of an engine are on this machine. */
export function hasEngine(engine: EngineName, env: NodeJS.ProcessEnv = process.env): boolean {
  return Boolean(engine === 'firefox' ? findFirefox(env) : findWebKit(env));
}

/**
 * Installs the missing engines if this process can install Debian packages.
 * @returns the engines that this machine has afterward
 * @throws Error if one is missing in CI, so that skipped tests are noticed there
 */
export function ensureEngines(env: NodeJS.ProcessEnv = process.env): EngineName[] {
  const missing = NAMES.filter(engine => !hasEngine(engine, env));
  const packages = canInstallPackages() ? missing.flatMap(engine => [...ENGINES[engine].packages]) : [];
  if (packages.length > 0) refreshPackageLists();
  for (const name of packages) {
    console.log(`A browser engine is missing: installing the package "${name}" …`);
    installPackage(name);
  }
  return availableEngines(env);
}

/**
 * Returns the engines that this machine has. Prints a line for each missing one, so that a run without it isn't
 * mistaken for a complete run.
 * @throws Error if one is missing in CI
 */
export function availableEngines(env: NodeJS.ProcessEnv = process.env): EngineName[] {
  const available = NAMES.filter(engine => hasEngine(engine, env));
  const missing = NAMES.filter(engine => !available.includes(engine)).map(missingSentence);
  if (missing.length > 0 && env.CI) throw new Error(missing.join('\n'));
  // Each worker of the test runner reads the configuration again, so only the main process prints the lines.
  if (env.TEST_WORKER_INDEX === undefined) for (const sentence of missing) console.log(sentence);
  return available;
}

function missingSentence(engine: EngineName): string {
  const { name, packages } = ENGINES[engine];
  return `${name} is missing, so its tests don't run. Install ${packages.join(' and ')}.`;
}

function findCommand(names: string[], env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env.PATH ?? '').split(path.delimiter);
  return names.flatMap(name => folders.map(folder => path.join(folder, name))).find(file => existsSync(file));
}
