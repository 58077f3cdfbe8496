import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from '../scripts/find-browser';
import { LOGO_ORIGIN } from '../site/tools';
import type { Values } from './results';
import { inPackages, run } from './run';
import { SCRATCH } from './sites';

/** Thrown if Lighthouse couldn't measure a page. It sometimes misses the trace of a page, so it's worth another try. */
export class LighthouseFailed extends Error {}

/** What the bench reads from a report. */
interface Report {
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number } | undefined>;
  runtimeError?: { message: string };
}

/**
 * Runs Lighthouse once with its default settings, which simulate a phone.
 * @throws LighthouseFailed
 */
export async function measureWithLighthouse(url: string): Promise<Values> {
  const file = path.join(SCRATCH, 'lighthouse.json');
  mkdirSync(SCRATCH, { recursive: true });
  const args = [
    inPackages('lighthouse/cli/index.js'),
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    `--blocked-url-patterns=${LOGO_ORIGIN}/*`,
    '--no-enable-error-reporting',
  ];
  const env = { CHROME_PATH: ensureBrowser('whole') };
  await run({ args, cwd: SCRATCH, env }).catch(({ message }: Error) => {
    throw new LighthouseFailed(message);
  });
  return readReport(JSON.parse(readFileSync(file, 'utf8')));
}

/** @throws LighthouseFailed if the report lacks a value */
export function readReport({ categories, audits, runtimeError }: Report): Values {
  if (runtimeError) throw new LighthouseFailed(runtimeError.message);
  const known = <Value>(value: Value | null | undefined, name: string): Value => {
    if (value === null || value === undefined)
      throw new LighthouseFailed(`Lighthouse didn't measure ${name}.`);
    return value;
  };
  const score = (name: string) => Math.round(known(categories[name]?.score, name) * 100);
  const value = (name: string) => known(audits[name]?.numericValue, name);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}
