import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { Page } from '../../../checks/corpus';
import { metaValue } from '../../../checks/fences/meta';
import { buildExample, type ExampleBuild, exampleFiles } from './build-example';

/** Text files of a site by their paths. */
export type SiteFiles = Record<string, string>;

/**
 * Returns a site's files after the commands of a section, which move and copy files.
 * @param commands run in a POSIX shell, in the site's folder
 * @throws Error with what the shell prints, if a command fails
 */
export function afterCommands(files: SiteFiles, commands: string): SiteFiles {
  mkdirSync('.test-builds', { recursive: true });
  const folder = mkdtempSync(path.resolve('.test-builds/steps-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    execFileSync('sh', ['-ec', commands], { cwd: folder, stdio: 'pipe' });
    const left = globSync('**/*', { cwd: folder, dot: true }).sort();
    return Object.fromEntries(left.map(file => [file, readFileSync(path.join(folder, file), 'utf8')]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the blocks of shell commands in a section of level 2, in order. */
export function commandsIn({ headings, fences }: Page, section: string): string[] {
  const start = headings.find(({ id }) => id === section)?.line ?? Number.POSITIVE_INFINITY;
  const end =
    headings.find(({ depth, line }) => depth === 2 && line > start)?.line ?? Number.POSITIVE_INFINITY;
  return fences
    .filter(({ lang, line }) => lang === 'bash' && line > start && line < end)
    .map(({ code }) => code);
}

/** Returns a page's first code block with this title. */
export function codeTitled({ file, fences }: Page, title: string): string {
  const fence = fences.find(({ meta }) => metaValue(meta, 'title') === title);
  if (!fence) throw new Error(`${file} has no code block with the title ${title}.`);
  return fence.code;
}

/** Returns the files of an example as they are in the repository. */
export function siteOf(name: string): SiteFiles {
  return Object.fromEntries(
    exampleFiles(name).map(file => [file, readFileSync(path.join('examples', name, file), 'utf8')]),
  );
}

/** Returns a site with a text replaced in the files whose path matches. */
export function changed(
  files: SiteFiles,
  where: RegExp,
  search: string | RegExp,
  replacement: string,
): SiteFiles {
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [
      file,
      where.test(file) ? text.replaceAll(search, replacement) : text,
    ]),
  );
}

/**
 * Builds a site in place of an example, whose own files are removed.
 * @param env environment variables in addition to those of the process
 */
export function buildSite(
  name: string,
  files: SiteFiles,
  env?: Record<string, string>,
): Promise<ExampleBuild> {
  const none = exampleFiles(name).map(file => [file, null]);
  return buildExample(name, { files: { ...Object.fromEntries(none), ...files }, env });
}
