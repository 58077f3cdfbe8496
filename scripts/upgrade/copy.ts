import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Copies the project, including uncommitted changes and installed packages, to a new folder, and installs other
 * versions of some packages there.
 * @param packages versions by package name
 * @returns the folder
 * @throws Error if the packages can't be installed
 */
export function copyProject(packages: Record<string, string>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rspress-upgrade-'));
  // With the history, because pages show when they were last changed.
  git('clone', '--quiet', '--shared', '.', folder);
  const files = git('ls-files', '--cached', '--others', '--exclude-standard', '-z')
    .split('\0')
    .filter(Boolean);
  for (const file of files) {
    const target = path.join(folder, file);
    rmSync(target, { force: true });
    if (!existsSync(file)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(file, target);
  }
  // Not as links, because npm writes into some of the files.
  execFileSync('cp', ['-r', 'node_modules', path.join(folder, 'node_modules')]);
  rmSync(path.join(folder, 'node_modules/.rspress'), { recursive: true, force: true });
  const manifest = path.join(folder, 'package.json');
  writeFileSync(manifest, withVersions(readFileSync(manifest, 'utf8'), packages));
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return folder;
}

/** Sets the versions of the packages that a manifest lists. @param manifest text of `package.json` */
export function withVersions(manifest: string, packages: Record<string, string>): string {
  const json = JSON.parse(manifest) as Record<string, Record<string, string> | undefined>;
  for (const kind of ['dependencies', 'devDependencies']) {
    for (const [name, version] of Object.entries(packages)) {
      const known = json[kind];
      if (known?.[name]) known[name] = version;
    }
  }
  return `${JSON.stringify(json, undefined, 2)}\n`;
}

function git(...parameters: string[]): string {
  return execFileSync('git', parameters, { encoding: 'utf8', maxBuffer: 2 ** 28 });
}
