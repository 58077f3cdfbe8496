import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { cleanCommit } from '../../../bench/checkout';

/** Creates a repository with one commit. */
function newRepository() {
  const root = mkdtempSync(path.join(tmpdir(), 'bench-checkout-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  git('init', '--quiet');
  write('a.ts', 'a');
  write('bench/results/latest.json', '{}');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message', 'a');
  return { root, write, commit: git('rev-parse', 'HEAD') };
}

it('describes the checkout by its commit, even if the results have changed', () => {
  const { root, write, commit } = newRepository();
  write('bench/results/latest.json', '{ "a": 1 }');
  expect(cleanCommit(root)).toBe(commit);
});

it.each(['a.ts', 'new/b.ts'])('rejects a checkout with a change in %s, and says what to do', file => {
  const { root, write } = newRepository();
  write(file, 'changed');
  expect(() => cleanCommit(root)).toThrow(path.dirname(file) === '.' ? file : path.dirname(file));
  expect(() => cleanCommit(root)).toThrow('Commit or stash them.');
});

it("rejects a folder that isn't a Git clone", () => {
  const root = mkdtempSync(path.join(tmpdir(), 'bench-checkout-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  expect(() => cleanCommit(root)).toThrow('The bench needs a Git clone');
});
