import { expect, test } from 'vitest';
import { withoutFollowing } from '../../../checks/finding';

test('what only follows from a fault is left out, on the page and on the one in the other language', () => {
  const finding = (rule: string, file: string) => ({ rule, file, line: 1, problem: '', advice: '' });
  const kept = [
    finding('links', 'docs/en/a.mdx'),
    finding('glossary', 'docs/en/a.mdx'),
    finding('same-links', 'docs/zh/b.mdx'),
  ];
  const left = [finding('same-links', 'docs/zh/a.mdx'), finding('descriptions', 'docs/en/a.mdx')];
  expect(withoutFollowing([...kept, ...left])).toEqual(kept);
});
