import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readCorpus } from '../../../checks/corpus';
import { translationsRule } from '../../../checks/rules/translations';
import { findingsOn } from './fixture';

const EN = 'docs/en/guide/a.mdx';
const ZH = 'docs/zh/guide/a.mdx';
const ENGLISH_FRAGMENT = 'docs/fragments/en/a.mdx';
const CHINESE_FRAGMENT = 'docs/fragments/zh/a.mdx';
const TODAY = new Date().toISOString().slice(0, 10);
const CHINESE_IS_MISSING = [`1: Waiting for Chinese (changed ${TODAY}).`];
const MANY = Array.from({ length: 21 }, (_, index) => `docs/en/guide/page-${index}.mdx`);

let revision = 0;

function folder(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'translations-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return root;
}

function git(root: string, ...parameters: string[]) {
  const settings = ['user.name=Test', 'user.email=test@example.com', 'commit.gpgSign=false'];
  const env = { ...process.env, GIT_COMMITTER_DATE: `${TODAY}T12:00:00Z` };
  execFileSync('git', [...settings.flatMap(setting => ['-c', setting]), ...parameters], { cwd: root, env });
}

function change(root: string, files: string[]) {
  revision++;
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), `# ${file} ${revision}\n`);
  }
}

function commit(root: string, files: string[]) {
  change(root, files);
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '--message', 'docs: a change');
}

/** Returns a repository with a commit for each list of files. */
function repository(...commits: string[][]): string {
  const root = folder();
  git(root, 'init', '--quiet');
  for (const files of commits) commit(root, files);
  return root;
}

const findings = (root: string) => findingsOn(translationsRule, readCorpus(root));

test.each<[string, string[][], string[]]>([
  ['one commit in both languages', [[EN, ZH]], []],
  ['a later commit in English', [[EN, ZH], [EN]], CHINESE_IS_MISSING],
  ['a later commit in Chinese', [[EN, ZH], [ZH]], [`1: Waiting for English (changed ${TODAY}).`]],
  [
    'a later commit in English of a fragment',
    [[ENGLISH_FRAGMENT, CHINESE_FRAGMENT], [ENGLISH_FRAGMENT]],
    CHINESE_IS_MISSING,
  ],
  ['two commits in English and one in Chinese', [[EN, ZH], [EN], [EN], [ZH]], []],
  ['a commit in English after the translation', [[EN, ZH], [EN], [ZH], [EN]], CHINESE_IS_MISSING],
  ['a commit of another file', [[EN, ZH], [EN], ['docs/en/_nav.json', 'README.md']], CHINESE_IS_MISSING],
  [
    'a commit that changes 21 pages in English',
    [
      [EN, ZH],
      [EN, ...MANY],
    ],
    [],
  ],
])('%s', async (_, commits, expected) => {
  expect(await findings(repository(...commits))).toEqual(expected);
});

test("changes that aren't committed count", async () => {
  const root = repository([EN, ZH]);
  change(root, [EN]);
  expect(await findings(root)).toEqual(['1: Waiting for Chinese (not committed yet).']);
  change(root, [ZH]);
  expect(await findings(root)).toEqual([]);
});

test('nothing is listed in a shallow clone, in a folder without a repository, and without Git', async () => {
  const root = repository([EN, ZH], [EN]);
  const clone = path.join(folder(), 'clone');
  git(root, 'clone', '--quiet', '--depth', '1', `file://${root}`, clone);
  expect(await findings(clone)).toEqual([]);

  const plain = folder();
  change(plain, [EN, ZH]);
  expect(await findings(plain)).toEqual([]);

  expect(await findings(root)).toEqual(CHINESE_IS_MISSING);
  vi.stubEnv('PATH', '');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  expect(await findings(root)).toEqual([]);
});
