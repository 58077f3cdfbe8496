import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { type BuildResult, buildAlone, buildInTurn } from './run-build';

const FOLDER = path.resolve('.test-builds/examples');
const LEFT_OUT = /(^|[/\\])(node_modules|doc_build)([/\\]|$)/;

export interface ExampleBuild extends BuildResult {
  /** Output folder. */
  folder: string;
  /** Built files, relative to the output folder, with forward slashes, sorted. */
  files: string[];
  /**
   * Returns the text of a built file.
   * @param file path, in which `*` matches a part of a name, such as a hash
   */
  read(file: string): string;
}

export interface ExampleChanges {
  /** Environment variables in addition to those of the process. */
  env?: Record<string, string>;
  /** Whether the result depends on what else a process has built, such as hints and languages that the core keeps. */
  alone?: boolean;
  /** Texts of files to add or replace in the copy, by path. `null` removes a file or a folder. */
  files?: Record<string, string | null>;
}

/**
 * Builds a copy of `examples/<name>` with the installed packages, which Node.js finds in a parent folder. Builds with
 * the same files, changes, and lockfile run only once.
 */
export async function buildExample(name: string, changes: ExampleChanges = {}): Promise<ExampleBuild> {
  const folder = path.join(FOLDER, `${name}-${exampleHash(name, changes)}`);
  const record = path.join(folder, 'build.json');
  if (!existsSync(record)) {
    // Another test may be building the same at this moment, in a folder of its own. The first to end gives its name.
    mkdirSync(FOLDER, { recursive: true });
    const own = mkdtempSync(`${folder}-`);
    copyExample(name, own, changes);
    const { exitCode, log } = await (needsOwnProcess(own, changes)
      ? buildAlone(own, changes.env)
      : buildInTurn(own));
    writeFileSync(
      path.join(own, 'build.json'),
      JSON.stringify({ exitCode, log: log.replaceAll(own, folder) }),
    );
    if (existsSync(record)) rmSync(own, { recursive: true });
    else {
      rmSync(folder, { recursive: true, force: true });
      renameSync(own, folder);
    }
  }
  const result = JSON.parse(readFileSync(record, 'utf8')) as BuildResult;
  return { ...result, ...output(path.join(folder, 'doc_build')) };
}

/** Returns the files of an example as they are in the repository, sorted. */
export function exampleFiles(name: string): string[] {
  return readdirSync(path.join('examples', name), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.relative(path.join('examples', name), path.join(entry.parentPath, entry.name)))
    .filter(file => !LEFT_OUT.test(file))
    .sort();
}

function exampleHash(name: string, changes: ExampleChanges): string {
  const sum = createHash('sha256').update(readFileSync('package-lock.json')).update(JSON.stringify(changes));
  for (const file of exampleFiles(name))
    sum.update(file).update(readFileSync(path.join('examples', name, file)));
  return sum.digest('hex').slice(0, 12);
}

/** The core keeps the texts of the first site that a process builds, and Twoslash keeps its folder. */
function needsOwnProcess(folder: string, { env, alone }: ExampleChanges): boolean {
  const isKept = (file: string) =>
    file === 'i18n.json' ||
    (file.startsWith('rspress.config.') &&
      /i18nSource|twoslash/i.test(readFileSync(path.join(folder, file), 'utf8')));
  return Boolean(env ?? alone) || readdirSync(folder).some(isKept);
}

function copyExample(name: string, folder: string, { files = {} }: ExampleChanges) {
  cpSync(path.join('examples', name), folder, { recursive: true, filter: file => !LEFT_OUT.test(file) });
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    rmSync(target, { recursive: true, force: true });
    if (text === null) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

/** Returns the paths that match a pattern, in which `*` stands for a part of a name, and `**` also for folders. */
export function matching(files: string[], pattern: string): string[] {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*?/g, stars => (stars === '*' ? '[^/]*' : '.*'));
  return files.filter(file => new RegExp(`^${source}$`).test(file));
}

function output(folder: string): Pick<ExampleBuild, 'folder' | 'files' | 'read'> {
  const files = existsSync(folder) ? globSync('**/*', { cwd: folder, dot: true }).sort() : [];
  return {
    folder,
    files,
    read(file) {
      const found = matching(files, file);
      if (found.length !== 1) throw new Error(`${found.length} built files are ${file}: ${files.join(', ')}`);
      return readFileSync(path.join(folder, found[0] ?? ''), 'utf8');
    },
  };
}
