import { expect, it } from 'vitest';
import { readOptions } from '../../../bench/options';
import { keyOf, planRows, stepsOf } from '../../../bench/plan';

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

it("the scale part doesn't repeat the page count of the other parts", () => {
  expect(keysOf('scale', '--only', 'rspress', '--pages', '20', '--sizes', '20,40')).toEqual([
    'scale rspress generated 40: 3',
  ]);
});

it('measures each row once before repeating any row', () => {
  const steps = stepsOf(
    planOf('pages,scale', '--only', 'rspress,vitepress', '--runs', '2', '--sizes', '50,500'),
  );
  expect(steps.map(({ row, round }) => `${round} ${keyOf(row)}`)).toEqual([
    '0 pages rspress generated 100',
    '0 pages rspress generatedLong 100',
    '0 pages vitepress generated 100',
    '0 pages vitepress generatedLong 100',
    '0 scale rspress generated 50',
    '0 scale vitepress generated 50',
    '0 scale rspress generated 500',
    '0 scale vitepress generated 500',
    '1 scale rspress generated 50',
    '1 scale vitepress generated 50',
  ]);
});
