import { expect, test } from 'vitest';
import { parseEvidence } from '../../../checks/facts/evidence';
import { formatFacts, parseFacts } from '../../../checks/facts/fact-file';

const problemsOf = (data: unknown) => parseFacts(JSON.stringify(data)).problems;

test("a file that is read and written again doesn't change", () => {
  const evidence = [
    'tests/a.test.ts: adds "it": twice',
    'site/list.json',
    'node_modules/a/b.js#1a2b3c4d',
    'https://a.example/#b',
  ];
  const claims = evidence.map(text => ({ claim: 'It is so.', evidence: text }));
  const text = `${JSON.stringify({ sections: { '': { en: '1a2b3c4d', zh: '5e6f7a8b', claims } } }, null, 2)}\n`;
  const { facts, problems } = parseFacts(text);
  expect(problems).toEqual([]);
  expect(formatFacts(facts)).toBe(text);
});

test.each([
  ['a list instead of an object', [], "The file isn't an object."],
  ['a file without sections', {}, '"sections" isn\'t an object.'],
  [
    'a misspelled field',
    { sections: {}, section: {} },
    'The file has a field "section"; there are sections.',
  ],
  ['a section that is a string', { sections: { a: 'b' } }, 'Section "a" isn\'t an object.'],
  [
    'a "claims" field that isn\'t a list',
    { sections: { a: { claims: {} } } },
    'Section "a": "claims" isn\'t a list.',
  ],
  [
    'a claim without a sentence',
    { sections: { a: { claims: [{ evidence: 'a.json' }] } } },
    'Section "a", claim 1: "claim" isn\'t a sentence.',
  ],
  [
    'a claim without evidence',
    { sections: { a: { claims: [{ claim: 'B.' }] } } },
    'Section "a", claim 1: "evidence" isn\'t a test, a path, or a URL.',
  ],
])('%s is reported', (_, data, problem) => {
  expect(problemsOf(data)).toContain(problem);
});

test('all problems are reported together', () => {
  const claims = [
    { claim: '', evidence: 'a.json' },
    { claim: 'B.', evidence: 'http://a.example' },
  ];
  expect(problemsOf({ sections: { a: { claims }, b: 1 } })).toHaveLength(3);
});

test("text that isn't JSON is reported", () => {
  expect(parseFacts('{').problems).toEqual([expect.stringContaining("The file isn't JSON")]);
});

test.each([
  ['tests/a.spec.ts: opens', { kind: 'test', file: 'tests/a.spec.ts', title: 'opens' }],
  ['tests/a.test.tsx: a #1: b', { kind: 'test', file: 'tests/a.test.tsx', title: 'a #1: b' }],
  ['tests/__snapshots__/a.test.ts.snap', { kind: 'list', file: 'tests/__snapshots__/a.test.ts.snap' }],
  ['node_modules/a/b.js#1a2b3c4d', { kind: 'source', file: 'node_modules/a/b.js', hash: '1a2b3c4d' }],
  ['node_modules/a/package.json', { kind: 'source', file: 'node_modules/a/package.json', hash: '' }],
  ['plugins/a.ts', { kind: 'source', file: 'plugins/a.ts', hash: '' }],
  ['https://a.example/b#c', { kind: 'link', url: 'https://a.example/b#c' }],
])('%s is evidence', (text, evidence) => {
  expect(parseEvidence(text)).toEqual(evidence);
});

test.each([
  'http://a.example',
  'https://',
  '#abc',
  'a#b#c',
  '/etc/hosts',
  '../a.json',
  '../a.test.ts: b',
  'a.test.ts',
])("%s isn't evidence", text => expect(parseEvidence(text)).toHaveProperty('problem'));
