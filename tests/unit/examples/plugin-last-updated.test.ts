import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { metaValue } from '../../../checks/fences/meta';
import { textsOf } from './html';
import { pagesWithEnglishTitles } from './page-code';

const PAGE = 'plugin/official-plugins/last-updated.mdx';
const FOLDER = path.resolve('.test-builds/examples/plugin-last-updated-git');
const SHALLOW = `${FOLDER}-shallow`;

/** Creates three commits by two people, and then a page that isn't committed. */
function makeHistory() {
  for (const folder of [FOLDER, SHALLOW]) rmSync(folder, { recursive: true, force: true });
  cpSync('examples/plugin-last-updated', FOLDER, {
    recursive: true,
    filter: file => !/(^|[/\\])(node_modules|doc_build)([/\\]|$)/.test(file),
  });
  git(['init', '-q']);
  commit('Ann', 'ann@example.com', '2024-05-06T07:08:09Z', ['docs/en', 'docs/zh/index.md']);
  appendFileSync(path.join(FOLDER, 'docs/en/folding.md'), '\nAnd a third time.\n');
  commit('Bo', 'bo@boats.test', '2025-06-07T08:09:10Z', ['docs/en/folding.md']);
  commit('Ann', 'ann@example.com', '2025-07-08T09:10:11Z', [
    'i18n.json',
    'package.json',
    'rspress.config.ts',
    'theme',
  ]);
}

function git(args: string[], env: Record<string, string> = {}, cwd = FOLDER) {
  execFileSync('git', args, {
    cwd,
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null', ...env },
    stdio: 'pipe',
  });
}

function commit(name: string, email: string, date: string, files: string[]) {
  git(['add', '--', ...files]);
  git(['commit', '-q', '-m', date], {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_NAME: 'A bot',
    GIT_COMMITTER_EMAIL: 'bot@example.com',
    GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
  });
}

function build(folder: string, timeZone: string): (file: string) => string {
  const { NODE_ENV, VITEST, ...inherited } = process.env;
  execFileSync(process.execPath, [path.resolve('node_modules/@rspress/core/bin/rspress.js'), 'build'], {
    cwd: folder,
    env: { ...inherited, RSPRESS_PERSISTENT_CACHE: 'false', NO_COLOR: '1', TZ: timeZone },
    stdio: 'pipe',
  });
  return file => readFileSync(path.join(folder, 'doc_build', file), 'utf8');
}

describe('the example of a site with last-updated dates', () => {
  let read: (file: string) => string;
  beforeAll(() => {
    makeHistory();
    read = build(FOLDER, 'UTC');
  });

  it('shows the day of the last change in a separate paragraph above the text', () => {
    expect(textsOf(read('index.html'), 'p', 'changed')).toEqual(['5/6/2024']);
    expect(textsOf(read('zh/index.html'), 'p', 'changed')).toEqual(['2024/5/6']);
    expect(read('index.html')).toMatch(/<main.*class="changed".*class="[^"]*rspress-doc.*<h1/s);
  });

  it("shows nothing on a page that isn't committed", () => {
    expect(changeOf(read('zh/folding.html'))).toBeUndefined();
    expect(textsOf(read('zh/folding.html'), 'p', 'changed')).toEqual([]);
  });

  it('gives pages the same date in a shallow clone, in the time zone of the machine', () => {
    git(['clone', '-q', '--depth', '1', `file://${FOLDER}`, SHALLOW], {}, path.dirname(FOLDER));
    // The page that isn't committed isn't in the clone.
    cpSync(path.join(FOLDER, 'docs/zh/folding.md'), path.join(SHALLOW, 'docs/zh/folding.md'));
    const readShallow = build(SHALLOW, 'Asia/Shanghai');
    for (const page of ['index.html', 'folding.html'])
      expect(changeOf(readShallow(page))).toBe('Changed: 7/8/2025, 5:10:11 PM by Ann');
  });

  const drawn = pagesWithEnglishTitles(PAGE).flatMap(({ file, fences }) =>
    fences
      .filter(({ meta }) => metaValue(meta, 'title') === 'Below the pages')
      .map(({ code }) => ({ file, code })),
  );

  it.each(drawn)('has the dates that $file shows', ({ code }) => {
    for (const line of code.trim().split('\n')) {
      const [, address = '', shown = ''] = /^(\S+) +(.*)$/.exec(line) ?? [];
      const file = address.endsWith('/') ? `${address}index.html` : `${address}.html`;
      expect(changeOf(read(file.slice(1))) ?? '(nothing)').toBe(shown);
    }
  });
});

/** Returns the line about the last change, if the page has one. */
function changeOf(html: string): string | undefined {
  return textsOf(html, 'div', 'rp-last-updated')[0];
}
