import fc from 'fast-check';
import { expect, it } from 'vitest';
import { correctBundle, correctMarkdown, markdownAddress } from '../../../plugins/output/markdown-pages';
import { RUNS } from '../support/runs';

it('writes escaped heading ids as anchors', () => {
  expect(correctMarkdown('# Title\n\n## A heading \\{#an-id}\n\nText\n\n### `code` \\{#a\\_b}\n')).toBe(
    '# Title\n\n## A heading <a id="an-id"></a>\n\nText\n\n### `code` <a id="a_b"></a>\n',
  );
});

it('puts formatted pieces back on the line that they were cut from', () => {
  expect(correctMarkdown('If npm stops with&#x20;\n`A`\n&#x20;or&#x20;\n_B_\n\n- C&#x20;\n  `D`\n')).toBe(
    'If npm stops with `A` or _B_\n\n- C `D`\n',
  );
  const shown = 'It shows `Oven&#x20;`, and `A&#x20;\nB`.\n\n```md\nA&#x20;\n`B`\n```\n';
  expect(correctMarkdown(shown)).toBe(shown);
});

it('removes the backslash from GitHub alerts', () => {
  expect(correctMarkdown('> \\[!NOTE]\n> Text\n')).toBe('> [!NOTE]\n> Text\n');
});

it("doesn't change code, or other brackets and braces in text", () => {
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
  expect(correctMarkdown(text)).toBe(text);
});

it('removes Twoslash notations, but only from twoslash code blocks', () => {
  const code = ['const a = 1; // ^?', '//    ^?', '// @strict: false', '// @ts-expect-error', '```', ''];
  const left = ['const a = 1; // ^?', '// @ts-expect-error', '```', ''];
  expect(correctMarkdown(['```ts title="a.ts" twoslash {1}', ...code].join('\n'))).toBe(
    ['```ts title="a.ts" {1}', ...left].join('\n'),
  );
  const plain = ['```ts title="a.ts"', ...code].join('\n');
  expect(correctMarkdown(plain)).toBe(plain);
  const source = ['````md title="docs/twoslash.md"', '```ts twoslash', ...code, '````', ''].join('\n');
  expect(correctMarkdown(source)).toBe(source);
});

it('links to the Markdown versions of pages, with the base path, except inside code', () => {
  const files = new Set(['index.md', 'zh/guide/a.md', 'api/index.md']);
  const markdownOf = (address: string) => markdownAddress(address, files, 'https://x.example/docs/');
  const text = [
    '- [a *b*](/zh/guide/a.html#c), [d](/), [e](/api/#f), [g](/zh/guide/a.md#h)',
    '',
    '```md',
    '[a](/zh/guide/a)',
    '```',
    '',
  ];
  expect(correctMarkdown(text.join('\n'), markdownOf)).toBe(
    [
      '- [a *b*](https://x.example/docs/zh/guide/a.md#c), [d](https://x.example/docs/index.md), [e](https://x.example/docs/api/index.md#f), [g](https://x.example/docs/zh/guide/a.md#h)',
      ...text.slice(1),
    ].join('\n'),
  );
  const others =
    'See `[a](/zh/guide/a)`, [none](/guide/b), [file](/a.zip), [itself](/docs/api/index.md), [out](https://x.example/).\n';
  expect(correctMarkdown(others, markdownOf)).toBe(others);
});

it('corrects each page in a combined file, but not text that a page quotes', () => {
  const head = (name: string) => `---\nurl: https://docs.example.com/${name}.md\n---\n\n`;
  const shown = `${head('b')}Old B`;
  const changes = new Map([
    ['https://docs.example.com/a.md', { old: `Old A\n\n${shown}`, fresh: `New A\n\n${shown}` }],
    ['https://docs.example.com/b.md', { old: 'Old B', fresh: 'New B' }],
    ['https://docs.example.com/c.md', { old: 'Elsewhere', fresh: 'New C' }],
  ]);
  const bundle = (a: string, b: string) =>
    `${head('c')}Old C\n\n\n${head('a')}${a}\n\n\n${head('b')}${b}\n\n`;
  expect(correctBundle(bundle(`Old A\n\n${shown}`, 'Old B'), changes)).toBe(
    bundle(`New A\n\n${shown}`, 'New B'),
  );
});

it('corrects any text, keeps its words, and leaves its code as it is', () => {
  const pieces = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }).map(text => text.replace(/[`~]/g, '')),
    fc.constantFrom(
      ...[
        '\n',
        '\n\n',
        '# ',
        '## A \\{#a\\_b}',
        '> ',
        '> \\[!NOTE]\n',
        '- ',
        '1. ',
        '    ',
        '\t',
        '&#x20;\n',
      ],
      ...[
        '\n&#x20;',
        '[a](/a)',
        '[a](',
        '](/a)',
        '<b>',
        '<!--',
        '-->',
        '<pre>',
        '</pre>',
        '{x}',
        '\\{',
        '---\n',
      ],
      ...['| a | b |\n| - | - |\n', '[^1]', '[a]: /b', '\r\n', '\0', '&amp;', '***', 'twoslash', '// ^?\n'],
    ),
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 20 }), fc.array(pieces, { maxLength: 8 }), (text, inside) => {
      // First, because a comment, for example, would go on in what follows it.
      const code = `\`\`\`md title="a.md"\n${inside.join('')}\n\`\`\`\n\n`;
      const whole = code + text.join('');
      const corrected = correctMarkdown(whole, address => (address === '/a' ? '/a.md' : undefined));
      expect(corrected.startsWith(code)).toBe(true);
      const words = (markdown: string) => markdown.replace(/&#x20;|\/a\.md|a id=|\W|_|a/g, '');
      expect(words(corrected)).toBe(words(whole));
    }),
    RUNS,
  );
});
