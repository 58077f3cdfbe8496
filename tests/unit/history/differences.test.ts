import { expect, it } from 'vitest';
import { differences } from '../../../history/differences';
import type { Release } from '../../../history/history';
import type { Recorded } from '../../../history/recorded';

const option = (name: string, more: Partial<Recorded> = {}): Recorded => ({
  kind: 'option',
  name,
  type: 'string',
  ...more,
});
const first: Release = {
  version: '2.0.0',
  set: [option('a'), option('b', { default: '1' }), option('c'), option('same')],
  removed: [],
};
const second: Release = {
  version: '2.0.1',
  set: [option('b', { default: '2' }), option('c', { deprecated: 'Use d.' }), option('d')],
  removed: ['option  a'],
};

it('lists the names that the newest release adds, changes, deprecates, or removes', () => {
  expect(differences({ core: [first] }, { core: [first, second], plugin: [first] })).toEqual([
    '+ core: option d',
    '~ core: option b (default 1 → 2)',
    '! core: option c',
    '- core: option a',
    '+ plugin: option a',
    '+ plugin: option b',
    '+ plugin: option c',
    '+ plugin: option same',
  ]);
});

it('lists nothing for the same releases', () => {
  expect(differences({ core: [first, second] }, { core: [first, second] })).toEqual([]);
});
