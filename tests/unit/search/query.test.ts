import { describe, expect, it } from 'vitest';
import { parseQuery } from '../../../search/query';

const words = (query: string) => parseQuery(query).words.map(({ text }) => text);
const firstTerms = (query: string) =>
  parseQuery(query).words.map(({ alternatives }) => alternatives[0]?.terms);

describe('words of a query', () => {
  it.each([
    ['how to deploy to vercel', ['deploy', 'vercel']],
    ['how to', ['how', 'to']],
    ['dead link check', ['dead link', 'check']],
    ['怎么部署到 Vercel', ['部署', 'Vercel']],
    ['图片不显示', ['图片', '不显', '显示']],
    ['基础路径', ['基础路径']],
    ['用 svg', ['svg']],
    ['  ', []],
    ['?!', []],
  ])('%s', (query, expected) => {
    expect(words(query)).toEqual(expected);
  });

  it('only the last Latin word matches as a prefix', () => {
    expect(firstTerms('config fil')).toEqual([
      [{ term: 'config', prefix: false, edits: 1 }],
      [{ term: 'fil', prefix: true, edits: 0 }],
    ]);
  });

  it.each([
    ['abc', 0],
    ['abcd', 1],
    ['abcdefg', 1],
    ['abcdefgh', 2],
  ])('%s may have %i typing errors', (word, edits) => {
    expect(firstTerms(word)[0]?.[0]?.edits).toBe(edits);
  });

  it('Chinese words allow no typos, and a single character matches as a prefix', () => {
    expect(firstTerms('水')).toEqual([[{ term: '水', prefix: true, edits: 0 }]]);
    expect(firstTerms('浏览')).toEqual([[{ term: '浏览', prefix: false, edits: 0 }]]);
  });

  it('an identifier matches as a whole or in parts', () => {
    const [word] = parseQuery('cleanUr').words;
    const terms = word?.alternatives.map(alternative => alternative.terms.map(({ term }) => term));
    expect(terms).toEqual([['cleanur'], ['clean', 'ur']]);
  });

  it('an inflected word also matches its stem', () => {
    const [word] = parseQuery('caching').words;
    expect(word?.alternatives.some(({ terms }) => terms[0]?.term === 'cach' && terms[0].prefix)).toBe(true);
  });

  it('the phrase omits stop words, spaces, and punctuation', () => {
    expect(parseQuery('How to set ｂａｓｅ-path?').phrase).toBe('setbasepath');
  });
});
