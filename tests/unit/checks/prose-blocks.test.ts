import { expect, test } from 'vitest';
import { type Block, blocksOf, lineAt } from '../../../checks/prose/blocks';
import { countWords, sentencesOf } from '../../../checks/prose/sentences';
import { corpusOf } from './corpus-of';

function blocks(...lines: string[]): Block[] {
  const [page] = corpusOf({ 'docs/en/a.mdx': `${lines.join('\n')}\n` }).pages;
  return page ? blocksOf(page) : [];
}

const described = (...lines: string[]) =>
  blocks(...lines).map(({ kind, text, line }) => `${line} ${kind}: ${text}`);

test('each paragraph, list item, heading, table cell, and text setting is a block', () => {
  const found = described(
    '---',
    'description: About a page.',
    'sidebar: false',
    '---',
    '',
    '# Title',
    '',
    'A *paragraph* with a [link](/b).',
    '',
    '- An item',
    '',
    '## Section {#section}',
    '',
    '| Cell |',
    '| --- |',
    '',
    '![A picture](/a.png)',
    '',
    '<Card title="A card">',
    '',
    'Text in it',
    '',
    '</Card>',
  );
  expect(found).toEqual([
    '2 setting: About a page.',
    '6 heading: Title',
    '8 text: A paragraph with a link.',
    '10 text: An item',
    '12 heading: Section',
    '14 cell: Cell',
    '17 setting: A picture',
    '19 setting: A card',
    '21 text: Text in it',
  ]);
});

test('code, expressions, and bare URLs count as one character each, comments and fences as none', () => {
  expect(described('Set `a b` to {value}, see https://a.example {/* why */}')).toEqual([
    '1 text: Set \uFFFC to \uFFFC, see \uFFFC ',
  ]);
  expect(described('```js', 'const code = 1;', '```', '', '`code`')).toEqual([]);
});

test("the markers of containers and alerts aren't part of their text", () => {
  expect(described(':::tip A title', 'Text', ':::', '', '> [!NOTE]', '> More text')).toEqual([
    '1 heading: A title',
    '2 text: Text',
    '6 text: More text',
  ]);
});

test('the text of a paragraph maps to its lines in the source', () => {
  const [block] = blocks('# A', '', 'One', 'two **three', 'four** `five`', 'six').slice(1);
  const lineOf = (word: string) => (block ? lineAt(block, block.text.indexOf(word)) : 0);
  expect(['One', 'two', 'three', 'four', '\uFFFC', 'six'].map(lineOf)).toEqual([3, 4, 4, 5, 5, 6]);
});

test.each([
  ['One is here. Two is there.', ['One is here.', 'Two is there.']],
  [
    'Node.js 20.19 works, e.g. for React. \uFFFC is code.',
    ['Node.js 20.19 works, e.g. for React.', '\uFFFC is code.'],
  ],
  ['Label: The text.', ['Label:', 'The text.']],
  ['Two: one and one.', ['Two: one and one.']],
])('"%s" has the sentences %j', (text, expected) => {
  expect(sentencesOf(text, 'en').map(sentence => sentence.text)).toEqual(expected);
});

test.each([
  ['第一句。第二句；第三句！', ['第一句。', '第二句；', '第三句！']],
  ['他说“好。”然后离开。', ['他说“好。”', '然后离开。']],
])('"%s" has the sentences %j', (text, expected) => {
  expect(sentencesOf(text, 'zh').map(sentence => sentence.text)).toEqual(expected);
});

test('a sentence has the index of its first character', () => {
  expect(sentencesOf('One.  Two: Three.', 'en').map(({ text, index }) => [text, index])).toEqual([
    ['One.', 0],
    ['Two:', 6],
    ['Three.', 11],
  ]);
});

test.each([
  ["It doesn't use \uFFFC or Node.js 20.19.", 7],
  ['构建 rspress 2.0 的站点', 7],
])('"%s" has %i words', (text, count) => {
  expect(countWords(text)).toBe(count);
});
