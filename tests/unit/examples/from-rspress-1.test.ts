import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codesIn, type MigrationPage, migrationPages } from '../support/migration-page';
import { buildExample, type ExampleBuild, exampleFiles } from './build-example';
import { attribute, docContent, tagsOf, textsOf } from './html';

const pages = migrationPages(file => readFileSync(file, 'utf8'));
const beforeFile = (file: string) => readFileSync(path.join('examples/rspress-1', file), 'utf8');
const afterFile = (file: string) => readFileSync(path.join('examples/from-rspress-1', file), 'utf8');
/** Returns a text with its imports as the page's script writes them. */
const renamed = (text: string, theme = 'theme') =>
  text
    .replaceAll("'rspress/runtime'", "'@rspress/core/runtime'")
    .replaceAll("'rspress/theme'", `'@rspress/core/${theme}'`);

/** Words of the messages that the pages quote, by the build that prints the messages. */
const MESSAGES = {
  wholeSample: ['Cannot find module'],
  navbar: ['top level `_meta.json`'],
  builderPlugins: ['The "builderPlugins" option'],
  themeAndContent: ['named export', 'without "./" prefix', "export 'Card'"],
};

describe('the sample migrated from 1.x', () => {
  let site: ExampleBuild;
  const page = (file: string) => docContent(site.read(`${file}.html`));
  beforeAll(async () => {
    site = await buildExample('from-rspress-1');
  });

  it('builds without a warning', () => {
    expect(site.exitCode, site.log).toBe(0);
    expect(site.log).not.toMatch(/\bwarn\b|Breaking Change/);
  });

  it.each(pages)('has the pages that $file lists', ({ fences }) => {
    const [list] = fences.filter(({ title }) => title === 'after.txt');
    const built = site.files.filter(file => file.endsWith('.html')).map(file => `doc_build/${file}`);
    expect(list?.code.trim().split('\n')).toEqual(built.sort());
  });

  it('has its navbar, links, and interface texts in both languages', () => {
    const items = (file: string) => textsOf(site.read(file), 'a', 'rp-nav-menu__item__container');
    expect(items('guide/folding.html')).toEqual(['Guide', 'Shop']);
    expect(items('zh/guide/folding.html')).toEqual(['指南', '商店']);
    const links = (file: string) => tagsOf(page(file), 'a').map(tag => attribute(tag, 'href'));
    expect(links('guide/folding')).toContain('/guide/launch.html');
    expect(links('zh/guide/folding')).toContain('/zh/guide/launch.html');
    expect(site.read('guide/launch.html')).toContain('Before');
    for (const text of ['大纲', '下一篇', '编辑此页'])
      expect(site.read('zh/guide/folding.html')).toContain(text);
  });

  it('has its components, highlighted lines, and diffs', () => {
    expect(textsOf(page('guide/folding'), 'p')).toContain('Paper Boat: 7 folds, 1 min');
    expect(textsOf(page('zh/guide/folding'), 'p')).toContain('Paper Boat: 7 折, 1 min');
    expect(page('guide/folding')).toContain('Heavy paper floats longer.');
    expect(page('guide/folding')).toMatch(/class="line highlighted"/);
    expect(page('guide/folding')).toMatch(/class="line diff remove"/);
    expect(site.read('guide/folding.html')).toContain('class="page-path"');
  });

  it('has its styles and the text that its Rsbuild plugin adds', () => {
    expect(site.read('static/css/styles.*.css')).toMatch(/--rp-outline-width:\s*240px/);
    // The minifier moves comments to a file of their own.
    expect(site.read('static/js/index.*.js.LICENSE.txt')).toContain('/*! Paper Boat */');
  });
});

describe('1.x code on Rspress 2.x', () => {
  it('the whole 1.x sample fails to build', async () => {
    expectFailure(await buildExample('rspress-1'), MESSAGES.wholeSample);
  });

  it('a navbar in _meta.json stops the build', async () => {
    const build = await buildExample('from-rspress-1', {
      files: { 'docs/en/_nav.json': null, 'docs/en/_meta.json': beforeFile('docs/en/_meta.json') },
    });
    expectFailure(build, MESSAGES.navbar);
  });

  it('the option builderPlugins stops the build', async () => {
    const config = afterFile('rspress.config.ts');
    const build = await buildExample('from-rspress-1', {
      files: {
        'rspress.config.ts': config.replace('  builderConfig: {', '  builderPlugins: [banner()],\n$&'),
      },
    });
    expectFailure(build, MESSAGES.builderPlugins);
  });

  it('the theme, links, and components of 1.x stop the build', async () => {
    const folding = renamed(beforeFile('docs/zh/guide/folding.mdx'));
    const build = await buildExample('from-rspress-1', {
      files: {
        'theme/index.tsx': renamed(beforeFile('theme/index.tsx'), 'theme-original'),
        'docs/en/guide/folding.mdx': renamed(beforeFile('docs/en/guide/folding.mdx')),
        'docs/zh/guide/folding.mdx': folding.replace('](guide/', '](/guide/'),
      },
    });
    expectFailure(build, MESSAGES.themeAndContent);
  });

  it.each(pages)('$file quotes only the output of these builds', page => {
    const checked = Object.values(MESSAGES).flatMap(texts => texts.map(text => outputWith(text, page)));
    expect(checked.toSorted()).toEqual(outputsOf(page).toSorted());
  });
});

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

/** Expects that a build fails with all lines of the messages that the pages quote, found by some of their words. */
function expectFailure({ exitCode, log }: ExampleBuild, messages: string[]) {
  expect(exitCode, log).toBe(1);
  const lines = pages.flatMap(page => messages.flatMap(text => outputWith(text, page).split('\n')));
  // `…` stands for the rest of a line.
  for (const line of lines) expect(log).toContain(line.replace(/ …$/, ''));
}

/** Returns the message with a text that a page quotes from the output of a build. */
function outputWith(text: string, page: MigrationPage): string {
  const output = outputsOf(page).find(code => code.includes(text));
  if (!output) throw new Error(`${page.file} quotes no output with ${text}.`);
  return output;
}

function outputsOf({ fences }: MigrationPage): string[] {
  return fences.filter(({ title }) => title === 'Output').map(({ code }) => code.trim());
}
