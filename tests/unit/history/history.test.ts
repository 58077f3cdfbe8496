import { expect, it } from 'vitest';
import { changesBetween } from '../../../history/changes';
import { byVersion, changesIn, namesAt, type Release, withRelease } from '../../../history/history';
import { keyOf, recorded } from '../../../history/recorded';
import { nameHistories } from '../../../history/since';
import type { Fact } from '../../../plugins/content/api-facts/fact';

const CORE = '@rspress/core';
const option = (name: string, part: Partial<Fact> = {}) =>
  recorded({ kind: 'option', package: CORE, name, type: 'string', ...part });

/** `title` stays, `logo` changes twice, `old` is removed, and `new` and `last` are added. */
const RELEASES = [
  ['2.0.0', [option('title'), option('logo'), option('old')]],
  ['2.0.1', [option('title'), option('logo', { default: "''" }), option('old')]],
  ['2.0.5', [option('title'), option('logo', { type: 'Logo', default: "''" }), option('new')]],
  [
    '2.0.6',
    [option('title'), option('logo', { type: 'Logo', default: "''" }), option('new'), option('last')],
  ],
].reduce<Release[]>(
  (releases, [version, names]) =>
    withRelease(releases, version as string, names as ReturnType<typeof option>[]),
  [],
);
const key = (name: string) => keyOf({ kind: 'option', name });

it("stores only a release's changes, and restores the names of each release", () => {
  expect(RELEASES.map(({ set, removed }) => [set.map(({ name }) => name), removed])).toEqual([
    [['title', 'logo', 'old'], []],
    [['logo'], []],
    [['new', 'logo'], [key('old')]],
    [['last'], []],
  ]);
  expect([...namesAt(RELEASES, '2.0.1').keys()].sort()).toEqual(['logo', 'old', 'title'].map(key));
  expect(namesAt(RELEASES, '2.0.6').get(key('logo'))).toEqual(
    option('logo', { type: 'Logo', default: "''" }),
  );
  expect(() => namesAt(RELEASES, '2.0.9')).toThrow('The history has no release 2.0.9.');
});

it("compares releases that aren't adjacent", () => {
  expect(changesBetween(namesAt(RELEASES, '2.0.0'), namesAt(RELEASES, '2.0.6'))).toEqual({
    added: [option('new'), option('last')],
    removed: [option('old')],
    changed: [{ before: option('logo'), after: option('logo', { type: 'Logo', default: "''" }) }],
  });
  expect(changesIn(RELEASES, '2.0.6')).toEqual({ added: [option('last')], removed: [], changed: [] });
});

it("dates a name's first release, or gives a range if releases are missing", () => {
  const sinceOf = (releases: Release[], carriedOver: string[]) =>
    Object.fromEntries(nameHistories({ [CORE]: releases }, CORE, new Set(carriedOver)));
  expect(sinceOf(RELEASES, [key('title')])).toEqual({
    [key('title')]: { since: { release: '1.x' }, changedIn: [] },
    // A default that's declared for the first time doesn't count as a change.
    [key('logo')]: { since: { release: '2.0.0' }, changedIn: ['2.0.5'] },
    [key('new')]: {
      since: { release: '2.0.5', orBetween: { first: '2.0.2', last: '2.0.4' } },
      changedIn: [],
    },
    [key('last')]: { since: { release: '2.0.6' }, changedIn: [] },
  });
  expect(sinceOf(RELEASES.slice(3), [])[key('last')]?.since).toEqual({ release: '2.0.6', orEarlier: true });
});

it('starts over with a name that was removed and added again', () => {
  const again = withRelease(RELEASES, '2.0.7', [option('old')]);
  const histories = nameHistories({ [CORE]: again }, CORE, new Set());
  expect(histories.get(key('old'))?.since).toEqual({ release: '2.0.7' });
  expect(histories.has(key('title'))).toBe(false);
});

it('sorts releases by number, not alphabetically', () => {
  expect(['2.0.10', '2.0.9', '2.1.0', '2.0.22'].sort(byVersion)).toEqual([
    '2.0.9',
    '2.0.10',
    '2.0.22',
    '2.1.0',
  ]);
});

it("ignores differences in a type's text that don't change its meaning", () => {
  expect(option('a', { type: 'React.FC<"b">' })).toEqual(option('a', { type: "FC<'b'>" }));
});
