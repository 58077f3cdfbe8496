import { expect, it } from 'vitest';
import { codeInLine, expectLine } from './onPage';

it('a line must have all of the texts, in both languages', () => {
  expectLine('api/commands', '| `HOST` |', 'preview');
  expect(() => expectLine('api/commands', '| `HOST` |', '4173')).toThrow('docs/en/api/commands.mdx');
  expect(() => expectLine('api/commands', 'Address to listen on')).toThrow('docs/zh/api/commands.mdx');
});

it('a line that is gone has no code', () => {
  expect(codeInLine('api/commands', { en: 'Nowhere', zh: '| `HOST` |' }).map(([first]) => first)).toEqual([
    undefined,
    'HOST',
  ]);
});
