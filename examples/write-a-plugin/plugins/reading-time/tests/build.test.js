import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const SITE = path.join(import.meta.dirname, 'site');
/** @param {string} file */
const read = file => readFileSync(path.join(SITE, 'doc_build', file), 'utf8');

before(() => {
  const core = path.dirname(fileURLToPath(import.meta.resolve('@rspress/core/package.json')));
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(core, 'bin/rspress.js'), 'build'], {
    cwd: SITE,
    env: { ...process.env, RSPRESS_PERSISTENT_CACHE: 'false' },
    encoding: 'utf8',
  });
  assert.equal(status, 0, stdout + stderr);
});

test('a page shows its time below the title', () => {
  assert.match(read('index.html'), /<\/h1>\s*<p class="reading-time">4 min<\/p>/);
});

test('a page can switch the time off', () => {
  assert.doesNotMatch(read('silent.html'), /class="reading-time"/);
});

test('the list links the pages that have a time', () => {
  const [list = ''] = read('all.html').match(/<li\b.*<\/li>/s) ?? [];
  assert.match(list, /Knots<\/a>: 4 min/);
  assert.doesNotMatch(list, /Silent/);
});
