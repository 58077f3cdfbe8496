import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import texts from '../../../i18n.json';
import { ROWS, resultsOf } from './fixture';

vi.mock('@rspress/core/runtime', () => ({
  useI18n: () => (key: keyof typeof texts) => texts[key].en,
  useLocation: () => ({ pathname: '/x' }),
  usePage: () => ({ page: { pageType: 'doc', lang: 'en' } }),
}));
vi.mock('../../../bench/results/latest.json', () => ({ default: resultsOf({ pages: ROWS }) }));
const { BenchChart, BenchCircumstances, BenchFailures, BenchTable } = await import(
  '../../../components/BenchTable/BenchTable'
);

const failures = () => renderToStaticMarkup(createElement(BenchFailures));
const chart = () => renderToStaticMarkup(createElement(BenchChart, { view: 'firstAction' }));
const table = () => renderToStaticMarkup(createElement(BenchTable, { view: 'bytes' }));

afterEach(() => vi.unstubAllEnvs());

it('shows ranges in a smaller font', () => {
  expect(table()).toMatch(/1\.5 KB <small class="[^"]*range[^"]*">1–2 KB<\/small>/);
});

it('lists missing results with the reason', () => {
  expect(failures()).toContain('The build failed. <code>no pages</code></li>');
});

it('draws charts without scripts, and with a text alternative', () => {
  expect(chart()).toMatch(/^<svg [^>]*role="img"><title>What a page downloads/);
  expect(chart()).not.toContain('<script');
});

it('prints tables, failures, and circumstances as Markdown, but no charts', () => {
  vi.stubEnv('SSG_MD', 'true');
  expect(table()).toContain('| 1.5 KB (1–2 KB) |');
  expect(failures()).toContain('\n- Page size · Starlight');
  expect(failures()).toContain('`no pages`\n');
  expect(renderToStaticMarkup(createElement(BenchCircumstances))).toMatch(/^\n\ncommit aaaaaaaa/);
  expect(chart()).toBe('');
});
