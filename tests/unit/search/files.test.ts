import { describe, expect, it } from 'vitest';
import { openIndex } from '../../../search/index-reader';
import { decodeEntry, encodeEntry, type Posting } from '../../../search/postings';
import { readPage, readStart, readTerms, readTexts } from '../../../search/read-index';
import { writeIndex } from '../../../search/write-index';
import { recordsOf } from './fixture';

const records = recordsOf([
  {
    route: '/a',
    title: 'A title',
    lvl0: 'Group',
    weight: 0.5,
    text: ['First.', 'Second\nline.'],
    sections: [
      { heading: 'Two', text: ['`cleanUrls` and `base`.'], identifiers: ['cleanUrls', 'base', 'fromCode'] },
      { heading: 'Three', level: 'lvl3', text: ['cleanUrls, cleanUrls'], identifiers: ['cleanUrls'] },
    ],
  },
  { route: '/b', title: 'B title', lvl0: 'Group', text: ['-b, --base · Sets the path'] },
]);
const { folder, files } = writeIndex(records, 'en');
const file = (name: string) => JSON.parse(files.get(name) ?? 'null');
const open = () => openIndex(async name => file(name));

describe('the search files of a language', () => {
  it('contain the outline of all pages', () => {
    expect(readStart(file('start.json')).outline).toEqual({
      lang: 'en',
      pages: [
        { weight: 0.5, first: 0 },
        { weight: 1, first: 3 },
      ],
      sections: [
        { page: 0, level: 'lvl1', above: [] },
        { page: 0, level: 'lvl2', above: [0] },
        { page: 0, level: 'lvl3', above: [0, 1] },
        { page: 1, level: 'lvl1', above: [] },
      ],
    });
  });

  it('contain the texts of each page, with each name in the section that mentions it most', () => {
    expect(readPage(file('page-0.json'))).toEqual({
      route: '/a',
      lvl0: 'Group',
      sections: [
        {
          anchor: '',
          heading: 'A title',
          identifiers: [],
          passages: ['First.', 'Second line.'],
          vocabulary: [],
        },
        {
          anchor: 'section-1',
          heading: 'Two',
          identifiers: ['base'],
          passages: ['`cleanUrls` and `base`.'],
          vocabulary: [],
        },
        {
          anchor: 'section-2',
          heading: 'Three',
          identifiers: ['cleanUrls'],
          passages: ['cleanUrls, cleanUrls'],
          vocabulary: [],
        },
      ],
    });
    expect(readPage(file('page-1.json')).route).toBe('/b');
  });

  it('find terms, longer terms, names, and words to compare with misspelled ones', async () => {
    const index = await open();
    const sections = async (term: string) => (await index.entry(term)).postings.map(({ section }) => section);
    expect(await sections('second')).toEqual([0]);
    expect(await sections('title')).toEqual([0, 3]);
    expect(await sections('fromcode')).toEqual([1]);
    expect(await sections('nothing')).toEqual([]);
    expect(await sections('=cleanUrls')).toEqual([2]);
    expect(await sections('=--base')).toEqual([3]);
    expect(await index.longerTerms('clea')).toEqual(['clean', 'cleanurls']);
    expect(await index.wordsLike('secnd')).toContain('second');
    expect(await index.wordsLike('second')).not.toContain('title');
    expect(await index.wordsLike('xyz')).toEqual([]);
  });

  it('suggest titles with more weight first, and then headings', async () => {
    expect(await (await open()).titles()).toEqual(['B title', 'A title', 'Two', 'Three']);
  });

  it('are in a folder with the language and a hash of the contents', () => {
    expect(folder).toMatch(/^en-[0-9a-f]{10}$/);
    expect(writeIndex(recordsOf([{ route: '/a', title: 'Other' }]), 'en').folder).not.toBe(folder);
    expect(writeIndex(records, 'en')).toEqual({ folder, files });
  });

  it("can't be created if a passage comes before the title of its page", () => {
    expect(() => writeIndex(records.slice(1), 'en')).toThrow('/a:1 comes before the title of its page');
  });
});

describe('a large site', () => {
  const pages = Array.from({ length: 1600 }, (_, page) => ({
    route: `/p${page}`,
    title: `Common ${page === 700 ? 'rare' : `complete${page}`}`,
    text: ['Common text that each page contains.'],
  }));
  const large = writeIndex(recordsOf(pages), 'en');
  const loaded: string[] = [];
  const index = openIndex(async name => {
    loaded.push(name);
    return JSON.parse(large.files.get(name) ?? 'null');
  });

  it('has many parts, and a term needs one of them, once', async () => {
    const { entry } = await index;
    expect([...large.files.keys()].filter(name => name.startsWith('terms-')).length).toBeGreaterThan(5);
    expect((await entry('rare')).postings.map(({ section }) => section)).toEqual([700]);
    await entry('rare');
    expect(loaded.filter(name => name !== 'start.json')).toHaveLength(1);
  });

  it('keeps the best matches of a common word, and those of common beginnings', async () => {
    const { entry } = await index;
    const { postings, total } = await entry('common');
    expect(postings).toHaveLength(1000);
    expect(total).toBe(1600);
    expect(new Set(postings.map(({ part }) => part))).toEqual(new Set(['heading']));
    expect((await entry('c*')).postings).toHaveLength(300);
    expect((await entry('r*')).postings).toEqual([]);
  });
});

describe('encoded entries', () => {
  const posting = (section: number, part: Posting['part'], score: number): Posting => ({
    section,
    part,
    score,
  });

  it('can be decoded, with scores that differ by at most 7%', () => {
    const postings = [
      posting(0, 'heading', 40),
      posting(1, 'heading', 3.2),
      posting(90000, 'heading', 0.2),
      posting(7, 'text', 1),
    ];
    const { postings: decoded, total } = decodeEntry(encodeEntry({ postings, total: 9000 }));
    expect(total).toBe(9000);
    expect(decoded.map(({ section, part }) => [section, part])).toEqual(
      postings.map(({ section, part }) => [section, part]),
    );
    for (const [index, { score }] of decoded.entries()) {
      expect(Math.abs(score / (postings[index]?.score ?? 0) - 1)).toBeLessThan(0.07);
    }
  });

  it('hold scores beyond the ends of the scale', () => {
    const ends = [posting(0, 'text', 0.0001), posting(1, 'text', 1e6)];
    const [low, high] = decodeEntry(encodeEntry({ postings: ends })).postings;
    expect(low?.score).toBeCloseTo(0.15);
    expect(high?.score).toBeGreaterThan(100);
  });
});

describe('invalid data', () => {
  const start = file('start.json');
  it.each([
    ['nothing', null],
    ['an HTML page', '<!doctype html>'],
    ['another format', { ...start, format: 99 }],
    ['no pages', { ...start, pages: undefined }],
    ['wrong levels', { ...start, levels: '129x' }],
    ['too few levels', { ...start, levels: '12' }],
    ['wrong numbers', { ...start, pages: { ...start.pages, weight: ['1', '2'] } }],
    ['no terms', { ...start, terms: undefined }],
  ])('is rejected instead of the start file: %s', (_, value) => {
    expect(() => readStart(value)).toThrow(/^The search start file cannot be used: .+\. Reload the page/);
  });

  const page = file('page-0.json');
  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['no route', { ...page, route: 5 }],
    ['wrong columns', { ...page, anchors: ['x'] }],
    ['no texts', { ...page, passages: [1] }],
  ])('is rejected instead of a page: %s', (_, value) => {
    expect(() => readPage(value)).toThrow(/^The search page file cannot be used: .+\. Reload the page/);
  });

  it('is rejected instead of terms and of lists of words', () => {
    expect(() => readTerms({ a: 1 })).toThrow(
      'The search index file cannot be used: it is not a list of terms',
    );
    expect(() => readTexts('words')).toThrow(
      'The search word list file cannot be used: it is not a list of texts',
    );
  });
});

it('a file that could not be loaded is loaded again', async () => {
  let fails = true;
  const index = await openIndex(async name => {
    if (fails && name.startsWith('terms-')) throw new Error('The network failed.');
    return file(name);
  });
  await expect(index.entry('second')).rejects.toThrow('The network failed.');
  fails = false;
  expect((await index.entry('second')).postings).toHaveLength(1);
});
