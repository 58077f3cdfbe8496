import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import texts from '../../i18n.json';
import { accessibilityResult } from '../../scripts/accessibility-result';
import {
  CHECKS,
  type CountedState,
  PAGE_KINDS,
  PARTS,
  type PageKind,
  type PartName,
} from '../../site/accessibility';
import result from '../../site/accessibility.json';
import { ROUTES } from '../browser/routes';

const page = vi.hoisted(() => ({ lang: 'en' as 'en' | 'zh' }));
vi.mock('@rspress/core/runtime', () => ({
  useI18n:
    () =>
    (key: keyof typeof texts, values: Record<string, string> = {}) =>
      texts[key][page.lang].replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? ''),
  useLocation: () => ({ pathname: page.lang === 'zh' ? '/zh/x' : '/x' }),
  usePage: () => ({ page: { pageType: 'doc', lang: page.lang } }),
}));
const report = await import('../../components/AccessibilityReport/AccessibilityReport');

const parts = Object.keys(PARTS) as PartName[];
const kinds = Object.keys(PAGE_KINDS) as PageKind[];

it('the stored result has a date, versions, and counts for every check, part, and page kind', () => {
  expect(result.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  for (const version of Object.values(result.versions)) expect(version).toMatch(/^\d+(\.\d+)+$/);
  expect(Object.keys(result.checks)).toEqual([...CHECKS]);
  expect(Object.keys(result.parts)).toEqual(parts);
  expect(Object.keys(result.kinds)).toEqual(kinds);
  const groups: Record<string, object>[] = [result.checks, result.parts, result.kinds];
  for (const number of groups.flatMap(group => Object.values(group).flatMap(count => Object.values(count)))) {
    expect(Number.isInteger(number) && number >= 0).toBe(true);
  }
  // Two themes, in the language of each width at which the part exists.
  for (const part of parts)
    expect(result.parts[part].states, part).toBeGreaterThanOrEqual('width' in PARTS[part] ? 2 : 4);
});

it('the route of each page kind belongs to the site, except that of the 404 page', () => {
  const pages = Object.values(PAGE_KINDS).map(({ route }) => route);
  expect(pages.filter(route => !ROUTES.includes(route))).toEqual([PAGE_KINDS['not-found'].route]);
});

it.each(['en', 'zh'] as const)('prints only the numbers of the result (%s)', lang => {
  page.lang = lang;
  const { date, versions } = result;
  const run = renderToStaticMarkup(createElement(report.TestRun));
  for (const fact of [date, ...Object.values(versions)]) expect(run).toContain(fact);
  const rows = (component: () => React.ReactNode) =>
    [...renderToStaticMarkup(createElement(component)).matchAll(/<tr><th scope="row">(.*?)<\/tr>/g)].map(
      row => [...(row[1] ?? '').matchAll(/<td[^>]*>(\d+)<\/td>/g)].map(([, number]) => Number(number)),
    );
  expect(rows(report.TestedChecks)).toEqual(Object.values(result.checks).map(count => Object.values(count)));
  expect(rows(report.TestedParts)).toEqual(Object.values(result.parts).map(count => Object.values(count)));
  expect(rows(report.TestedKinds)).toEqual(Object.values(result.kinds).map(count => Object.values(count)));
  expect(renderToStaticMarkup(createElement(report.TestedParts))).toContain(PARTS.zoom.name[lang]);
});

it('in Markdown, the table of page kinds has a line for each kind', () => {
  page.lang = 'en';
  vi.stubEnv('SSG_MD', 'true');
  const markdown = renderToStaticMarkup(createElement(report.TestedKinds)).trim().split('\n');
  vi.unstubAllEnvs();
  const head = ['accessibility.kind', 'accessibility.stops', 'accessibility.findings'] as const;
  expect(markdown).toEqual([
    `| ${head.map(key => texts[key].en).join(' | ')} |`,
    '| --- | --- | --- |',
    ...kinds.map(kind => {
      const { states, findings } = result.kinds[kind];
      return `| ${PAGE_KINDS[kind].name.en} | ${states} | ${findings} |`;
    }),
  ]);
});

const run = { date: '2026-01-02', versions: { rspress: '2.0.0', axe: '4.0.0' } };
const state = (check: CountedState['check'], rest: Partial<CountedState> = {}): CountedState => ({
  check,
  page: '/',
  lang: 'en',
  theme: 'light',
  width: 1280,
  browser: '1.2',
  states: 1,
  findings: 0,
  ...rest,
});
const whole = [
  ...CHECKS.map(check => state(check)),
  state('axe', { page: '/zh/' }),
  state('reading', { page: '/zh/', findings: 3 }),
  ...parts.map(part => state('axe', { part })),
  ...kinds.map(kind => state('keyboard', { kind, states: 9 })),
];

it('adds up pages, states, and findings of a complete run', () => {
  const { date, versions, checks, parts, kinds } = accessibilityResult(whole, 2, run);
  expect({ date, versions }).toEqual({ ...run, versions: { ...run.versions, chromium: '1.2' } });
  expect(checks.reading).toEqual({ pages: 2, states: 2, findings: 3 });
  expect(parts.zoom).toEqual({ states: 1, findings: 0 });
  expect(kinds.home).toEqual({ states: 9, findings: 0 });
});

it('rejects an incomplete run and names what is missing', () => {
  const partial = whole.filter(({ part, kind, page }) => part !== 'zoom' && kind !== 'home' && page === '/');
  expect(() => accessibilityResult(partial, 2, run)).toThrow(
    'The report of the browser tests lacks: part zoom, kind home, 1 pages (axe), 1 pages (reading). Run `ALL_PAIRS=true npm run test:browser` first.',
  );
});
