import { expect, it } from 'vitest';
import { dayIn, releaseDates } from '../../../history/dates';
import { readDates, readHistory } from '../../../history/readHistory';
import { CORE } from '../../../plugins/content/api-facts/installed';

it("uses a registry's times as release dates if they're in the order of the releases", () => {
  const times = { '2.0.10': '2026-03-02T23:59:00+00:00', '2.0.9': '2026-02-01T00:00:00+00:00' };
  expect(releaseDates(times, { '2.0.10': { by: '2026-03-03' }, '2.0.8': { by: '2026-01-31' } })).toEqual({
    '2.0.10': { on: '2026-03-02' },
    '2.0.9': { on: '2026-02-01' },
    '2.0.8': { by: '2026-01-31' },
  });
});

it("keeps a date that's known from a pull request", () => {
  const known = { '2.0.9': { on: '2026-02-01', pull: 7 } };
  const times = { '2.0.9': '2026-05-01T00:00:00Z', '2.0.10': '2026-05-02T00:00:00Z' };
  expect(releaseDates(times, known)).toEqual({ '2.0.10': { on: '2026-05-02' }, ...known });
});

it("gives only a latest possible date if the registry's times are those of its copies", () => {
  const times = {
    '2.0.0': '2026-05-02T00:00:00Z',
    '2.0.1': '2026-06-01T00:00:00Z',
    '2.0.2': '2026-04-12T00:00:00Z',
    '2.0.4': '2026-07-01T00:00:00Z',
  };
  const known = { '2.0.0': { on: '2026-01-28', pull: 1 }, '2.0.3': { on: '2026-04-01', pull: 3 } };
  const dates = {
    '2.0.4': { by: '2026-07-01' },
    '2.0.3': { on: '2026-04-01', pull: 3 },
    '2.0.2': { by: '2026-04-01' },
    '2.0.1': { by: '2026-04-01' },
    '2.0.0': { on: '2026-01-28', pull: 1 },
  };
  expect(releaseDates(times, known)).toEqual(dates);
  expect(releaseDates(times, dates)).toEqual(dates);
});

it('the recorded dates cover each compared release and are in the order of the releases', () => {
  const dates = readDates();
  const compared = readHistory()[CORE]?.map(({ version }) => version) ?? [];
  expect(compared.filter(version => dates[version] === undefined)).toEqual([]);
  const days = Object.values(dates).map(dayIn);
  expect(days).toEqual([...days].sort().reverse());
});
