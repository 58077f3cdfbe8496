import { expect, it } from 'vitest';
import { mendMarkdown } from '../../../plugins/markdown-twins';

it('drops escaped heading ids', () => {
  expect(mendMarkdown('# Title\n\n## A heading \\{#an-id}\n\nText\n\n### `code` \\{#code}\n')).toBe(
    '# Title\n\n## A heading\n\nText\n\n### `code`\n',
  );
});

it('frees GitHub alerts of their backslash', () => {
  expect(mendMarkdown('> \\[!NOTE]\n> Text\n')).toBe('> [!NOTE]\n> Text\n');
});

it('leaves code, other brackets and braces in the text alone', () => {
  const text = [
    '```md',
    '## In code \\{#an-id}',
    '> \\[!NOTE]',
    '```',
    '',
    'An \\{#id} and \\[!NOTE] in the text',
    '',
    '> a quote with \\[!NOTE] inside',
    '',
  ].join('\n');
  expect(mendMarkdown(text)).toBe(text);
});
