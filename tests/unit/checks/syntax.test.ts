import { expect, it } from 'vitest';
import { type Fault, formatFault } from '../../../checks/page-faults/fault';
import { jsonFaults, styleFaults } from '../../../checks/page-faults/syntax';

const lines = (faults: Fault[]) => faults.map(fault => formatFault({ file: 'a/file', ...fault }));

it.each([
  [
    '{\n  "a": { "en": "A" }\n  "b": 1\n}',
    `a/file:3:3 This isn't valid JSON: Expected "," but found "b". Write "," before this place.`,
  ],
  [
    '{\n  "a": [1,]\n}',
    "a/file:2:10 This isn't valid JSON: JSON does not support trailing commas. Correct it, or take it out.",
  ],
  [
    '{ "a": Handbook }',
    `a/file:1:8 This isn't valid JSON: Unexpected "Handbook". Correct it, or take it out.`,
  ],
  [
    '{\n  "a": 1',
    `a/file:2:9 This isn't valid JSON: Expected "," but found end of file. Close what is still open.`,
  ],
])('names the place of a mistake in JSON, and what to do: %j', (source, message) => {
  expect(lines(jsonFaults(source))).toEqual([message]);
});

it.each([
  ['.a {\n  color red;\n}', `a/file:2:8 This isn't valid CSS: Expected ":". Write ":" before this place.`],
  ['.a { color: red; }\n}\n', `a/file:2:1 This isn't valid CSS: Unexpected "}". Correct it, or take it out.`],
  [
    '.a {\n  color: red;\n',
    `a/file:3:1 This isn't valid CSS: Expected "}" to go with "{". It was opened on line 1. Write "}" before this place.`,
  ],
  [
    '.a { /* b }',
    `a/file:1:12 This isn't valid CSS: Expected "*/" to terminate multi-line comment. It was opened on line 1. Correct it, or take it out.`,
  ],
])('names the place of a mistake in CSS, and what to do: %j', async (source, message) => {
  expect(lines(await styleFaults(source))).toEqual([message]);
});

it('finds nothing in what is valid', async () => {
  expect(jsonFaults('{ "a": [1, null] }')).toEqual([]);
  expect(
    await styleFaults(
      '.a { colr: red; & b { composes: c; } }\n:global(.d) { color: light-dark(#000, #fff); }',
    ),
  ).toEqual([]);
});
