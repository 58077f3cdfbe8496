import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BEHAVIORS_FILE, type Behavior, dated, readBehaviors } from '../history/behaviors';
import { releaseDates } from '../history/dates';
import { byVersion, type History, type Release, withRelease } from '../history/history';
import { readDates } from '../history/readHistory';
import { type Recorded, recorded } from '../history/recorded';
import { extractFacts, pluginFacts } from '../plugins/content/api-facts/extract';
import {
  CORE,
  factsKey,
  type Installed,
  installed,
  installedPlugins,
} from '../plugins/content/api-facts/installed';
import { CACHE_DIR } from '../site/cache';
import { unpackPackages } from './unpack-packages';

/**
 * `npm run history`: reads the public names of each 2.x release on npm, up to the installed one, and writes them to
 * `history/history.json`. Writes the release dates of the core to `history/dates.json`, and to `history/behaviors.json`
 * which releases have each behavior. The cache keeps what was read of each release.
 */
const FILE = 'history/history.json';
const DATES_FILE = 'history/dates.json';
/** Published with each release of the core, whose declarations import types from it. */
const SHARED = '@rspress/shared';
const FOLDER = path.resolve(CACHE_DIR, 'history', factsKey());

const history: History = {};
for (const one of [installed(CORE), ...installedPlugins()]) {
  let releases: Release[] = [];
  for (const version of versionsUpTo(one)) {
    releases = withRelease(releases, version, namesOf(one.name, version));
    const { set, removed } = releases.at(-1) as Release;
    console.log(`${one.name}@${version}: ${set.length} new or changed, ${removed.length} removed`);
  }
  history[one.name] = releases;
}
write(FILE, history);
write(BEHAVIORS_FILE, datedBehaviors(installed(CORE)));
write(DATES_FILE, releaseDates(timesOf(installed(CORE)), readDates()));

function write(file: string, data: object): void {
  writeFileSync(file, `${JSON.stringify(data, undefined, 1)}\n`);
}

/**
 * Returns the releases up to the installed one, without prereleases, and without releases of the core that lack the
 * shared package.
 */
function versionsUpTo({ name, version }: Installed): string[] {
  const shared = name === CORE ? published(SHARED) : undefined;
  return published(name)
    .filter(other => isRelease(other) && byVersion(other, version) <= 0)
    .filter(other => !shared || shared.includes(other))
    .sort(byVersion);
}

function isRelease(version: string): boolean {
  return /^2\.\d+\.\d+$/.test(version);
}

/** Returns when npm published the releases up to the installed one. */
function timesOf({ name, version }: Installed): Record<string, string> {
  const times = Object.entries(ask(name, 'time') as Record<string, string>);
  return Object.fromEntries(times.filter(([other]) => isRelease(other) && byVersion(other, version) <= 0));
}

function published(name: string): string[] {
  return [ask(name, 'versions') as string | string[]].flat();
}

function ask(name: string, field: string): unknown {
  return JSON.parse(execFileSync('npm', ['view', name, field, '--json'], { encoding: 'utf8' }));
}

function datedBehaviors({ name, version }: Installed): Behavior[] {
  const versions = published(name)
    .filter(other => isRelease(other) && byVersion(other, version) <= 0)
    .sort(byVersion);
  return readBehaviors().map(behavior =>
    dated(behavior, versions, ({ file, text }, version) => {
      const place = path.join(unpacked(name, version), file);
      return existsSync(place) && readFileSync(place, 'utf8').includes(text);
    }),
  );
}

/** Returns the folder of a release without its dependencies, which the cache keeps. */
function unpacked(name: string, version: string): string {
  const place = path.resolve(CACHE_DIR, 'releases', version);
  const folder = path.join(place, 'node_modules', name);
  if (!existsSync(path.join(folder, 'package.json'))) unpackPackages(place, { [name]: version });
  return folder;
}

function namesOf(name: string, version: string): Recorded[] {
  const file = path.join(FOLDER, `${name.replace('/', '-')}-${version}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Recorded[];
  // Inside the project, so that the declarations find the packages that they import.
  const place = path.join(FOLDER, 'release');
  rmSync(place, { recursive: true, force: true });
  unpackPackages(place, { [name]: version, ...(name === CORE && { [SHARED]: version }) });
  const release = installed(name, path.join(place, 'node_modules'));
  const facts = name === CORE ? extractFacts(release, []) : pluginFacts(release);
  const names = facts.map(recorded);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, JSON.stringify(names));
  rmSync(place, { recursive: true, force: true });
  return names;
}
