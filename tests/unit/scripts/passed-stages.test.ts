import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { passedStages } from '../../../scripts/passed-stages';

const dir = mkdtempSync(path.join(tmpdir(), 'passed-stages-'));
const file = path.join(dir, 'cache/passed.json');
afterAll(() => rmSync(dir, { recursive: true }));

test('a stage that passed is remembered until the state changes', () => {
  const first = passedStages(file, 'one');
  expect(first.has('unit tests')).toBe(false);
  first.add('unit tests');
  expect(passedStages(file, 'one').has('unit tests')).toBe(true);
  expect(passedStages(file, 'one').has('browser tests')).toBe(false);
  expect(passedStages(file, 'two').has('unit tests')).toBe(false);
});

test('a stage that passes in a new state replaces all stages of the old one', () => {
  passedStages(file, 'one').add('unit tests');
  passedStages(file, 'two').add('browser tests');
  expect(passedStages(file, 'two').has('unit tests')).toBe(false);
  expect(passedStages(file, 'two').has('browser tests')).toBe(true);
});
