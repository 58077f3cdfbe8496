import { expect, test } from 'vitest';
import { withoutFollowing } from '../../../plugins/dev/problems/withoutFollowing';

test('the badge leaves out what only follows from a fault, on the page and on the one in the other language', () => {
  const finding = (rule: string, file: string) => ({ rule, file, line: 1, problem: '', advice: '' });
  const kept = [
    finding('links', 'docs/en/a.mdx'),
    finding('same-headings', 'docs/zh/a.mdx'),
    finding('same-links', 'docs/zh/b.mdx'),
    finding('page-faults', 'docs/en/c.mdx'),
    finding('same-links', 'docs/zh/c.mdx'),
  ];
  const left = [finding('same-links', 'docs/zh/a.mdx'), finding('descriptions', 'docs/en/c.mdx')];
  expect(withoutFollowing([...kept, ...left])).toEqual(kept);
});
