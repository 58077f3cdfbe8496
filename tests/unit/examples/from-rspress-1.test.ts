import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { afterAll, describe, expect, it } from 'vitest';
import { codesIn, type MigrationPage, migrationPages } from '../support/migration-page';
import { exampleFiles } from './build-example';

const pages = migrationPages(file => readFileSync(file, 'utf8'));
const afterFile = (file: string) => readFileSync(path.join('examples/from-rspress-1', file), 'utf8');
describe.each(pages)('the steps of $file', page => {
  const folder = mkdtempSync(path.join(tmpdir(), 'migration-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('turn the 1.x sample into the 2.x sample', () => {
    cpSync('examples/rspress-1', folder, { recursive: true });
    for (const fence of page.fences) follow(fence, folder);
    replaceTexts(page, folder);
    const files = globSync('**/*', { cwd: folder }).sort();
    expect(files).toEqual(exampleFiles('from-rspress-1'));
    for (const file of files.filter(name => name !== 'package.json')) {
      expect(readFileSync(path.join(folder, file), 'utf8'), file).toBe(afterFile(file));
    }
    const { name, ...manifest } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    expect({ ...manifest, name: 'example-from-rspress-1' }).toEqual(JSON.parse(afterFile('package.json')));
  });
});

/** Follows a fence of the page in a folder: runs its commands, applies its diff, or writes its file. */
function follow({ lang, title, code, includes }: MigrationPage['fences'][number], folder: string) {
  if (lang === 'bash') for (const line of code.trim().split('\n')) run(line.split(' '), folder);
  if (lang === 'diff') {
    const targets = globSync(title, { cwd: folder });
    expect(targets.length, title).toBeGreaterThan(0);
    for (const file of targets) patch(path.join(folder, file), code);
  }
  // The page shows files in full that readers have to write, because they're new or differ.
  if (includes?.startsWith('examples/from-rspress-1/'))
    writeFileSync(path.join(folder, title), `${code.trim()}\n`);
}

function run([command, action, ...rest]: string[], folder: string) {
  if (command === 'node') execFileSync('node', [action ?? ''], { cwd: folder });
  if (command === 'rm') rmSync(path.join(folder, action ?? ''));
  if (command === 'git') renameSync(path.join(folder, rest[0] ?? ''), path.join(folder, rest[1] ?? ''));
  if (command !== 'npm') return;
  const file = path.join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
  const group = rest.includes('--save-dev') ? 'devDependencies' : 'dependencies';
  for (const spec of rest.filter(word => !word.startsWith('--'))) {
    const [, name = '', version = ''] = /^(@?[^@]+)@?(.*)$/.exec(spec) ?? [];
    if (action === 'uninstall') delete manifest.dependencies?.[name];
    else manifest[group] = { ...manifest[group], [name]: version };
  }
  writeFileSync(file, JSON.stringify(manifest));
}

/**
 * Applies a diff without line numbers, whose parts are separated by `@@`. The text that each part replaces must occur
 * exactly once.
 */
function patch(file: string, diff: string) {
  let text = readFileSync(file, 'utf8');
  for (const part of diff.split(/^@@.*\n/m)) {
    const lines = part.replace(/\n$/, '').split('\n');
    const side = (sign: string) =>
      lines
        .filter(line => !line.startsWith(sign))
        .map(line => `${line.slice(1)}\n`)
        .join('');
    expect(text.split(side('+')), `${file}\n${part}`).toHaveLength(2);
    text = text.replace(side('+'), () => side('-'));
  }
  writeFileSync(file, text);
}

/** Makes the replacements that the table in the step about content lists, in all pages. */
function replaceTexts(page: MigrationPage, folder: string) {
  const rows = page.table('content').map(cells => cells.map(cell => codesIn(cell)[0] ?? ''));
  expect(rows).toHaveLength(1);
  for (const file of globSync('docs/**/*.{md,mdx}', { cwd: folder, absolute: true })) {
    let text = readFileSync(file, 'utf8');
    for (const [from = '', to = ''] of rows) text = text.replaceAll(from, to);
    if (existsSync(file)) writeFileSync(file, text);
  }
}
