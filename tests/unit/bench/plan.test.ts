import { expect, it } from 'vitest';
import { readOptions } from '../../../bench/options';
import { keyOf, planRows } from '../../../bench/plan';
import { SUBJECTS } from '../../../bench/results';
import { SETUPS } from '../../../bench/setups';

const planOf = (...args: string[]) => planRows(readOptions(args));
const keysOf = (...args: string[]) => planOf(...args).map(row => `${keyOf(row)}: ${row.runs}`);

it('the plan contains each row once', () => {
  const keys = planOf().map(keyOf);
  expect(new Set(keys).size).toBe(keys.length);
});

it('measures each kind of page on this site, and a short and a long generated page', () => {
  expect(keysOf('pages', '--only', 'site,siteTheme,siteThemeLean')).toEqual([
    'pages site home: 1',
    'pages site guide: 1',
    'pages site reference: 1',
    'pages site overview: 1',
    'pages site live: 1',
    'pages site longest: 1',
    'pages siteTheme generated 100: 1',
    'pages siteTheme generatedLong 100: 1',
  ]);
});

it('measures page sizes and scale once, and builds, interactions, and Lighthouse three times', () => {
  const runs = new Map(planOf().map(row => [`${row.part} ${row.pages ?? ''}`, row.runs]));
  expect(Object.fromEntries(runs)).toEqual({
    'pages ': 1,
    'pages 100': 1,
    'build ': 3,
    'build 100': 3,
    'interaction ': 3,
    'interaction 100': 3,
    'lighthouse ': 3,
    'lighthouse 100': 3,
    'scale 500': 1,
    'scale 1000': 1,
    'scale 2000': 1,
  });
});

it('shows growth with five, ten, and twenty times as many pages', () => {
  expect(keysOf('scale', '--only', 'rspress', '--pages', '20')).toEqual([
    'scale rspress generated 100: 1',
    'scale rspress generated 200: 1',
    'scale rspress generated 400: 1',
  ]);
});

it('has all setups, in the order of the subjects', () => {
  expect(SETUPS.map(({ subject }) => subject)).toEqual([...SUBJECTS]);
});
