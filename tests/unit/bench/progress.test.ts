import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readProgress, removeProgress, writeProgress } from '../../../bench/progress';
import { COMMIT, MACHINE, runOf } from './fixture';

const NOW = { commit: COMMIT, machine: MACHINE, node: '22.0.0' };
const RUNS = [
  runOf({ load: 0.01 }),
  runOf({ values: undefined, failure: 'outOfMemory', message: 'heap', repeated: 2 }),
];

function newFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-progress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return path.join(folder, 'below', 'progress.json');
}

it("has no runs and no note if there's no file", () => {
  expect(readProgress(newFile(), NOW)).toEqual({ runs: [] });
});

it('continues on the same commit and machine, and notes that', () => {
  const file = newFile();
  writeProgress(file, { ...NOW, runs: RUNS });
  const { runs, note } = readProgress(file, NOW);
  expect(runs).toEqual(JSON.parse(JSON.stringify(RUNS)));
  expect(note).toContain('has 2 runs on this commit and machine, so the bench continues after them');
  removeProgress(file);
  expect(existsSync(file)).toBe(false);
});

it.each([
  ['another commit', { commit: 'b'.repeat(40) }, 'is of another commit, bbbbbbbb'],
  ['another machine', { machine: { ...MACHINE, cpus: 4 } }, 'is of another machine'],
  ['another Node.js', { node: '24.0.0' }, 'is of Node.js 24.0.0, and this is 22.0.0'],
])('ignores the progress of %s, and notes that', (_, other, note) => {
  const file = newFile();
  writeProgress(file, { ...NOW, ...other, runs: RUNS });
  const found = readProgress(file, NOW);
  expect(found.runs).toEqual([]);
  expect(found.note).toContain(`${note}, so everything is measured anew.`);
});

it.each([
  ['half a file', '{ "commit": "a'],
  ['a list', '[]'],
  ['a run without a time', JSON.stringify({ ...NOW, runs: [{ ...RUNS[0], start: undefined }] })],
  ['a string instead of a number', JSON.stringify({ ...NOW, runs: [{ ...RUNS[0], values: { cold: '1' } }] })],
])('reports a broken file: %s', (_, text) => {
  const file = newFile();
  writeProgress(file, { ...NOW, runs: [] });
  writeFileSync(file, text);
  expect(readProgress(file, NOW)).toEqual({
    runs: [],
    note: `${file} is broken, so everything is measured anew.`,
  });
});
