import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { glossaryTable } from '../../../checks/glossary';

it('contributing/words.md contains the current glossary table', () => {
  expect(readFileSync('contributing/words.md', 'utf8')).toContain(glossaryTable());
});
