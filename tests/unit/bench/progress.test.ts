import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readProgress, writeProgress } from '../../../bench/progress';
import { COMMIT, MACHINE, runOf } from './fixture';

const NOW = { commit: COMMIT, machine: MACHINE, node: '22.0.0' };
const RUNS = [runOf({ load: 0.01 }), runOf({ failure: 'outOfMemory', message: 'heap', repeated: 2 })];

function newFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-progress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return path.join(folder, 'progress.json');
}

/** Returns how many runs continue, and what the bench says. */
function continued(file: string) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  return { runs: readProgress(file, NOW), said: log.mock.calls.join() };
}

it("has no runs and says nothing if there's no file", () => {
  expect(continued(newFile())).toEqual({ runs: [], said: '' });
});

it('continues on the same commit and machine, and says how to begin anew', () => {
  const file = newFile();
  writeProgress(file, { ...NOW, runs: RUNS });
  const { runs, said } = continued(file);
  expect(runs).toEqual(RUNS);
  expect(said).toMatch(/has 2 runs on this commit and machine.*delete the file/);
});

it.each([
  ['another commit', { commit: 'b'.repeat(40) }],
  ['another machine', { machine: { ...MACHINE, cpus: 4 } }],
  ['another Node.js', { node: '24.0.0' }],
])('ignores the progress of %s', (_, other) => {
  const file = newFile();
  writeProgress(file, { ...NOW, ...other, runs: RUNS });
  expect(continued(file)).toEqual({
    runs: [],
    said: expect.stringContaining('so everything is measured anew'),
  });
});

it.each([
  ['half a file', '{ "commit": "a'],
  ['a list', '[]'],
  ['a run without a time', JSON.stringify({ ...NOW, runs: [{ ...RUNS[0], start: undefined }] })],
  ['a string instead of a number', JSON.stringify({ ...NOW, runs: [{ ...RUNS[0], values: { cold: '1' } }] })],
])('reports a broken file: %s', (_, text) => {
  const file = newFile();
  writeFileSync(file, text);
  expect(continued(file)).toEqual({ runs: [], said: `${file} is broken, so everything is measured anew.` });
});
