import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { glossaryTable } from '../../../checks/glossary';

it('stands in the contributor page as the data has it', () => {
  expect(readFileSync('CONTRIBUTING.md', 'utf8')).toContain(glossaryTable());
});
