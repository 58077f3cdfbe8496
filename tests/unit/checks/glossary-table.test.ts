import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { glossaryTable } from '../../../checks/glossary';

it('CONTRIBUTING.md contains the current glossary table', () => {
  expect(readFileSync('CONTRIBUTING.md', 'utf8')).toContain(glossaryTable());
});
