import { describe, expect, it } from 'vitest';
import { readHead, readPassages } from '../../../search/read-records';
import { compactRecords } from '../../../search/write-records';
import { recordsOf } from './fixture';

const records = recordsOf([
  {
    route: '/a',
    title: 'A',
    lvl0: 'Group',
    weight: 0.5,
    text: ['First.', 'Second\nline.'],
    sections: [
      { heading: 'Two', text: ['`cleanUrls` and `base`.'], identifiers: ['cleanUrls', 'base', 'fromCode'] },
      { heading: 'Three', level: 'lvl3', text: ['cleanUrls, cleanUrls'], identifiers: ['cleanUrls'] },
    ],
  },
  { route: '/b', title: 'B', lvl0: 'Group' },
]);
const files = compactRecords(records, 'en');
const head = () => JSON.parse(files.head.content);
const passages = () => JSON.parse(files.passages.content);

describe('the search files of a language', () => {
  it('contain what the search needs, and can be read back', () => {
    const read = readHead(head());
    expect(read.pages).toEqual([
      { route: '/a', title: 'A', lvl0: 'Group', weight: 0.5 },
      { route: '/b', title: 'B', lvl0: 'Group', weight: 1 },
    ]);
    expect(
      read.sections.map(({ page, level, anchor, ancestors }) => ({ page, level, anchor, ancestors })),
    ).toEqual([
      { page: 0, level: 'lvl1', anchor: '', ancestors: [] },
      { page: 0, level: 'lvl2', anchor: 'section-1', ancestors: [] },
      { page: 0, level: 'lvl3', anchor: 'section-2', ancestors: [1] },
      { page: 1, level: 'lvl1', anchor: '', ancestors: [] },
    ]);
    expect(readPassages(passages()).passages).toEqual([
      ['First.', 'Second line.'],
      ['`cleanUrls` and `base`.'],
      ['cleanUrls, cleanUrls'],
      [],
    ]);
  });

  it('list a name once per page in the head, and names in code blocks with the passages', () => {
    expect(readHead(head()).sections.map(({ identifiers }) => identifiers)).toEqual([
      [],
      ['base'],
      ['cleanUrls'],
      [],
    ]);
    expect(readPassages(passages()).identifiers).toEqual([[], ['fromCode'], [], []]);
  });

  it('have the language and a content hash in their names', () => {
    expect(files.head.name).toMatch(/^static\/search\/head\.en\.[0-9a-f]{10}\.json$/);
    expect(files.passages.name).toMatch(/^static\/search\/passages\.en\.[0-9a-f]{10}\.json$/);
    expect(files.head.name).toContain(files.hash);
    const other = compactRecords(recordsOf([{ route: '/a', title: 'Other' }]), 'en');
    expect(other.head.name).not.toBe(files.head.name);
    expect(compactRecords(records, 'en')).toEqual(files);
  });

  it("can't be created if a passage comes before the title of its page", () => {
    expect(() => compactRecords(records.slice(1), 'en')).toThrow('/a:1 stands before the title of its page');
  });
});

describe('invalid data', () => {
  it.each([
    ['nothing', null],
    ['an HTML page', '<!doctype html>'],
    ['another format', { ...head(), format: 99 }],
    ['no pages', { ...head(), pages: undefined }],
    ['wrong columns', { ...head(), sections: { ...head().sections, anchors: ['x'] } }],
    ['wrong levels', { ...head(), sections: { ...head().sections, levels: '129x' } }],
    ['too few levels', { ...head(), sections: { ...head().sections, levels: '12' } }],
    ['wrong numbers', { ...head(), pages: { ...head().pages, weight: ['1', '2'] } }],
  ])('is rejected instead of the head: %s', (_, value) => {
    expect(() => readHead(value)).toThrow(/^The search head file cannot be used: .+\. Reload the page/);
  });

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['no texts', { ...passages(), passages: [1] }],
    ['too few names', { ...passages(), identifiers: [] }],
    ['no head', { ...passages(), head: 5 }],
  ])('is rejected instead of the passages: %s', (_, value) => {
    expect(() => readPassages(value)).toThrow(
      /^The search passages file cannot be used: .+\. Reload the page/,
    );
  });
});
