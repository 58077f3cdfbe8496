import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { without } from '../../contracts/doctored';
import { installedPackages } from '../../contracts/packages';
import { PROBES } from '../../contracts/probes';
import { sentenceOf } from '../../contracts/reach';
import { REACH_IDS, REACHES } from '../../contracts/reaches';

const packages = installedPackages();

describe.each(REACH_IDS)('%s', id => {
  it('holds for the installed packages', async () => {
    const { missing } = await PROBES[id](packages);
    expect(missing.map(found => sentenceOf(id, REACHES[id], found))).toEqual([]);
  });

  it('fails if any of its evidence is missing from the packages', async () => {
    const { found } = await PROBES[id](packages);
    expect(found.length).toBeGreaterThan(0);
    for (const evidence of found) {
      const { missing } = await PROBES[id](without(packages, evidence));
      expect(missing, `${evidence.package} ${evidence.file} ${evidence.pattern}`).not.toEqual([]);
    }
  });

  it('names files that exist', () => {
    expect(REACHES[id].where.filter(file => !existsSync(file))).toEqual([]);
  });
});

it('the message of a broken contract says what was expected, what was found, and what to do', () => {
  const reach = { where: [], reliesOn: 'A is B.', why: '', whenChanged: 'Adapt a.ts.' };
  expect(sentenceOf('a', reach, 'A is C.')).toBe(
    'The contract "a" no longer holds: A is B. A is C. Adapt a.ts.',
  );
  expect(sentenceOf('a', { ...reach, layer: 'Tabs' }, 'A is C.')).toMatch(/leave out the layer Tabs\.$/);
});
