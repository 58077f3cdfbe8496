import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { byVersion, type History, type Release, withRelease } from '../history/history';
import { type Recorded, recorded } from '../history/recorded';
import { extractFacts, pluginFacts } from '../plugins/api-facts/extract';
import { CORE, factsKey, type Installed, installed, installedPlugins } from '../plugins/api-facts/installed';
import { CACHE_DIR } from '../site/cache';
import { unpackPackages } from './unpack-packages';

/**
 * `npm run history`: reads the names of each 2.x release that the registry has, up to the installed one, and writes
 * `history/history.json`. What was read of a release is kept in the cache.
 */
const FILE = 'history/history.json';
/** Published with each release of the core, which is declared with its types. */
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
writeFileSync(FILE, `${JSON.stringify(history, undefined, 1)}\n`);

/** Releases that can be read whole; prereleases don't count. */
function versionsUpTo({ name, version }: Installed): string[] {
  const shared = name === CORE ? published(SHARED) : undefined;
  return published(name)
    .filter(other => /^2\.\d+\.\d+$/.test(other) && byVersion(other, version) <= 0)
    .filter(other => !shared || shared.includes(other))
    .sort(byVersion);
}

function published(name: string): string[] {
  const answer = execFileSync('npm', ['view', name, 'versions', '--json'], { encoding: 'utf8' });
  return [JSON.parse(answer) as string | string[]].flat();
}

function namesOf(name: string, version: string): Recorded[] {
  const file = path.join(FOLDER, `${name.replace('/', '-')}-${version}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Recorded[];
  // Below the project, so that the declarations find the packages that they import.
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
