import { spawnSync } from 'node:child_process';
import { lstatSync, mkdirSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Named, SettingsError } from './environment';

/** A setting whose value is a folder that commands write to, relative to the project, as `parseFolder` returns it. */
export interface FolderSetting extends Named {
  /** Name of the file in the folder that says that a command has created the folder. */
  marker: string;
  /** Entries of such a folder from before there was a marker. */
  earlier?: readonly string[];
}

/**
 * Makes sure that commands may replace what's in a folder: Git tracks nothing in it or around it, no link leads out of
 * the project, and it's new, empty, or written by a command.
 * @param root folder of the project
 * @throws SettingsError that names the setting, its value, and what to do
 */
export function requireOwnFolder(root: string, { name, value, marker, earlier = [] }: FolderSetting): void {
  const refuse = (reason: string) => new SettingsError(`${name} is "${value}", but ${reason}`);
  const steps = value.split('/');
  const [top = ''] = steps;
  if (trackedAtTop(root).has(comparable(top))) {
    throw refuse(`Git tracks files in ${top}. Choose a new folder that has no sources around it.`);
  }
  try {
    for (const [index, step] of steps.entries()) {
      const shown = steps.slice(0, index + 1).join('/');
      const place = path.join(root, shown);
      const entry = lstatSync(place, { throwIfNoEntry: false });
      if (!entry) return;
      if (entry.isSymbolicLink())
        throw refuse(`${shown} is a link. Choose a folder that isn't behind a link.`);
      if (!entry.isDirectory()) throw refuse(`${shown} is a file. Choose a folder.`);
      const real = path.basename(realpathSync.native(place));
      // Windows has short names, such as `DOC_BU~1`.
      if (comparable(real) !== comparable(step))
        throw refuse(`${shown} is another name of ${real}. Use that.`);
      if (readdirSync(place).includes('.git')) {
        throw refuse(`${shown} is a Git repository of its own. Choose another folder.`);
      }
    }
    const folder = path.join(root, value);
    const names = readdirSync(folder);
    const isEarlier = earlier.length > 0 && earlier.every(known => names.includes(known));
    if (names.length > 0 && !names.includes(marker) && !isEarlier) {
      throw refuse('no command of this site has written its files. Choose a new folder, or delete this one.');
    }
    const all = readdirSync(folder, { recursive: true, withFileTypes: true });
    const repository = all.find(entry => entry.name === '.git')?.parentPath;
    if (repository)
      throw refuse(`${path.relative(root, repository)} is a Git repository. Choose another folder.`);
  } catch (error) {
    throw error instanceof SettingsError ? error : refuse(unusable(error));
  }
}

/**
 * Creates a folder if it doesn't exist, and marks it as written by a command.
 * @throws SettingsError like `requireOwnFolder`, and if the folder can't be written
 */
export function claimFolder(root: string, setting: FolderSetting): void {
  requireOwnFolder(root, setting);
  const folder = path.join(root, setting.value);
  try {
    mkdirSync(folder, { recursive: true });
    if (readdirSync(folder).includes(setting.marker)) return;
    writeFileSync(path.join(folder, setting.marker), 'Commands replace what is in this folder.\n', {
      flag: 'wx',
    });
  } catch (error) {
    throw new SettingsError(`${setting.name} is "${setting.value}", but ${unusable(error)}`);
  }
}

/**
 * Claims a folder and deletes everything in it except for the marker, so that a build that fails can be repeated.
 * @throws SettingsError like `claimFolder`; nothing has been deleted then
 */
export function emptyFolder(root: string, setting: FolderSetting): void {
  claimFolder(root, setting);
  const folder = path.join(root, setting.value);
  for (const entry of readdirSync(folder)) {
    if (entry !== setting.marker) rmSync(path.join(folder, entry), { recursive: true, force: true });
  }
}

/**
 * Returns the first step of each path that Git tracks, to compare. Without Git or a repository there are none, and the
 * marker alone decides.
 */
function trackedAtTop(root: string): Set<string> {
  // A hook of Git or a user's settings may name another repository or index.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^GIT_/i.test(name)));
  const { stdout } = spawnSync(
    'git',
    // Also in a repository of another user, as in containers, and without running programs that its settings name.
    ['-c', 'safe.directory=*', '-c', 'core.fsmonitor=false', 'ls-files', '-z'],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
      maxBuffer: 2 ** 28,
    },
  );
  const files = (stdout ?? '').split('\0').filter(Boolean);
  return new Set(files.map(file => comparable(file.split('/')[0] ?? '')));
}

/** Some file systems take names that differ in case, or in how accents are written, as the same. */
function comparable(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function unusable(error: unknown): string {
  return `it can't be used: ${(error as Error).message}. Change its rights, or choose another folder.`;
}
