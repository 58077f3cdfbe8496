import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { metaValue } from '../../../checks/fences/meta';
import { buildExample, exampleFiles } from './build-example';
import { docContent, tagsOf, textOf, textsOf } from './html';
import { pagesWithEnglishTitles } from './page-code';

const NAME = 'write-a-plugin';
const EXAMPLE = path.join('examples', NAME);
const PLUGIN = 'plugins/reading-time';
const PACKAGE = '@paper-boat/rspress-plugin-reading-time';
const PAGES = pagesWithEnglishTitles('plugin/system/write-a-plugin.mdx');
const codeOf = ({ fences }: (typeof PAGES)[number], title: string) =>
  fences.find(({ meta }) => metaValue(meta, 'title') === title)?.code ?? '';

/** Returns the files of the example that differ from its last state after a step. */
function state(step: number): Record<string, string> {
  const folder = path.join(EXAMPLE, 'steps', String(step));
  const files = globSync('**/*', { cwd: folder });
  return Object.fromEntries(files.map(file => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

/** Runs a command in a folder, without colors and with the environment of a terminal instead of a test. */
function run(command: string, parameters: string[], cwd: string) {
  const { NODE_ENV, VITEST, FORCE_COLOR, NODE_OPTIONS, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(command, parameters, {
    cwd,
    env: { ...env, NO_COLOR: '1' },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return { status, stdout: stripVTControlCharacters(stdout), log: stripVTControlCharacters(stdout + stderr) };
}

it('the plugin inside a site shows the reading time below the title, but not in the Markdown version', async () => {
  const { exitCode, log, read } = await buildExample(NAME, { files: state(3) });
  expect(exitCode, log).toBe(0);
  for (const page of PAGES)
    expect(read('folding.html')).toContain(codeOf(page, 'In doc_build/folding.html').trim());
  expect(textsOf(docContent(read('zh/folding.html')), 'p', 'reading-time')).toEqual(['2 min']);
  expect(read('folding.md')).not.toContain('2 min');
});

describe('the plugin as a package', () => {
  let folder: string;
  let tested: ReturnType<typeof run>;
  let packed: string[];
  let built: Awaited<ReturnType<typeof buildExample>>;
  let installed: Record<string, string>;

  beforeAll(async () => {
    mkdirSync('.test-builds', { recursive: true });
    folder = mkdtempSync(path.resolve(`.test-builds/${NAME}-`));
    cpSync(EXAMPLE, folder, { recursive: true, filter: file => !/node_modules|doc_build|dist$/.test(file) });
    tested = run('npm', ['test'], folder);

    const plugin = path.join(folder, PLUGIN);
    const pack = run('npm', ['pack'], plugin);
    expect(pack.status, pack.log).toBe(0);
    const tarball = pack.stdout.trim().split('\n').at(-1) ?? '';
    expect(run('tar', ['-xzf', tarball], plugin).status).toBe(0);
    const contents = path.join(plugin, 'package');
    packed = globSync('**/*', { cwd: contents }).sort();
    installed = Object.fromEntries(
      packed.map(file => [
        `node_modules/${PACKAGE}/${file}`,
        readFileSync(path.join(contents, file), 'utf8'),
      ]),
    );
    for (const page of PAGES) expect(page.source).toContain(`npm install --save-dev ./${PLUGIN}/${tarball}`);

    const own = exampleFiles(NAME).filter(file => file.startsWith('plugins/'));
    built = await buildExample(NAME, {
      files: { ...Object.fromEntries(own.map(file => [file, null])), ...installed, ...withPackage() },
    });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('passes its own test, with the output on the page', () => {
    expect(tested.status, tested.log).toBe(0);
    for (const page of PAGES)
      for (const line of codeOf(page, 'From the output of npm test').trim().split('\n'))
        expect(tested.stdout).toContain(`\n${line}`);
  });

  it('has the compiled code, components, and styles in its tarball', () => {
    expect(packed).toEqual([
      'README.md',
      ...['count', 'index', 'list', 'options', 'remark', 'texts'].flatMap(name => [
        `dist/${name}.d.ts`,
        `dist/${name}.js`,
      ]),
      'package.json',
      'static/ReadingList.tsx',
      'static/ReadingTime.tsx',
      'static/reading-time.css',
    ]);
  });

  it('can be published with --dry-run without a registry', () => {
    const nowhere = ['--registry', 'http://127.0.0.1:9/', '--fetch-retries', '0'];
    const parameters = ['publish', '--dry-run', '--ignore-scripts', ...nowhere];
    const { status, log } = run('npm', parameters, path.join(folder, PLUGIN));
    expect(status, log).toBe(0);
    expect(log).toContain('requires you to be logged in');
    expect(log).toContain(`+ ${PACKAGE}@0.1.0`);
  });

  it('shows reading times in both languages in a site that installs it', () => {
    expect(built.exitCode, built.log).toBe(0);
    const timeOf = (file: string) => textsOf(docContent(built.read(file)), 'p', 'reading-time');
    expect(timeOf('folding.html')).toEqual(['2 min']);
    expect(timeOf('zh/folding.html')).toEqual(['2 分钟']);
    expect(timeOf('reading-list.html')).toEqual([]);
    expect(built.read('static/css/styles.*.css')).toContain('.reading-time{');
  });

  it("lists pages by reading time, shortest first, with links in the page's language", () => {
    const list = docContent(built.read('zh/reading-list.html'));
    expect(textsOf(list, 'li').slice(-2)).toEqual(['纸船: 1 分钟', '折法: 2 分钟']);
    expect(tagsOf(list, 'a').join()).toContain('href="/zh/folding.html"');
    expect(textOf(built.read('reading-list.html'))).toContain('Reading list');
    expect(built.read('zh/reading-list.md')).toContain(
      '- [纸船](/zh/index.html): 1 分钟\n- [折法](/zh/folding.html): 2 分钟',
    );
  });

  it('declares the types of its options and of the page data', () => {
    const declarations = installed[`node_modules/${PACKAGE}/dist/index.d.ts`];
    expect(declarations).toContain('pluginReadingTime(options?: ReadingTimeOptions): RspressPlugin;');
    expect(declarations).toMatch(
      /declare module '@rspress\/core' \{\s*interface PageIndexInfo \{[^}]*readingTime\?: number;/,
    );
  });
});

/** Returns the config file with the import of the package, which both pages show. */
function withPackage(): Record<string, string> {
  const [diff, ...others] = PAGES.map(page =>
    page.fences
      .filter(({ lang }) => lang === 'diff')
      .map(({ code }) => code.trim())
      .join(),
  );
  for (const other of others) expect(other).toBe(diff);
  const [before = '', after = ''] = (diff ?? '').split('\n').map(line => line.slice(1));
  const text = readFileSync(path.join(EXAMPLE, 'rspress.config.ts'), 'utf8');
  expect(text).toContain(before);
  return { 'rspress.config.ts': text.replace(before, after) };
}
