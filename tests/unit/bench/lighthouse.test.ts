import { expect, it } from 'vitest';
import { LighthouseFailed, readReport } from '../../../bench/lighthouse';

const REPORT = {
  categories: {
    performance: { score: 0.99 },
    accessibility: { score: 1 },
    'best-practices': { score: 0.96 },
    seo: { score: 0.58 },
  },
  audits: {
    'largest-contentful-paint': { numericValue: 1234.5 },
    'total-blocking-time': { numericValue: 0 },
    'cumulative-layout-shift': { numericValue: 0.01 },
  },
};

it('converts scores to whole numbers up to 100', () => {
  expect(readReport(REPORT)).toEqual({
    performance: 99,
    accessibility: 100,
    bestPractices: 96,
    seo: 58,
    lcp: 1234.5,
    tbt: 0,
    cls: 0.01,
  });
});

it('fails if a report has an error or lacks a value, and names it', () => {
  expect(() => readReport({ ...REPORT, runtimeError: { message: 'no page' } })).toThrow(
    new LighthouseFailed('no page'),
  );
  const categories = { ...REPORT.categories, seo: { score: null } };
  expect(() => readReport({ ...REPORT, categories })).toThrow('seo');
  expect(() => readReport({ ...REPORT, audits: {} })).toThrow('largest-contentful-paint');
});
