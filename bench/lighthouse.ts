import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from '../scripts/find-browser';
import { LOGO_ORIGIN } from '../site/tools';
import type { Values } from './median';
import type { Node } from './newer-node';
import { run } from './process';
import { install, SCRATCH } from './sandbox';

export const LIGHTHOUSE = '13.5.0';

/** What the bench reads from a report. */
interface Report {
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number } | undefined>;
  runtimeError?: { message: string };
}

/** @throws NotInstalled */
export function installLighthouse(): Promise<string> {
  return install('lighthouse', { lighthouse: LIGHTHOUSE });
}

/**
 * Runs Lighthouse once with its default settings, which simulate a phone.
 * @throws NotInstalled
 */
export async function measureWithLighthouse(node: Node, url: string): Promise<Values> {
  const folder = await installLighthouse();
  const file = path.join(SCRATCH, 'lighthouse', 'reports', 'report.json');
  mkdirSync(path.dirname(file), { recursive: true });
  await run({
    program: node.program,
    args: [
      path.join(folder, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
      `--blocked-url-patterns=${LOGO_ORIGIN}/*`,
      '--no-enable-error-reporting',
    ],
    cwd: folder,
    env: { CHROME_PATH: ensureBrowser('whole') },
  });
  return readReport(JSON.parse(readFileSync(file, 'utf8')) as Report);
}

/** @throws Error if Lighthouse couldn't measure the page */
export function readReport({ categories, audits, runtimeError }: Report): Values {
  if (runtimeError) throw new Error(runtimeError.message);
  const score = (name: string) => {
    const value = categories[name]?.score;
    if (typeof value !== 'number') throw new Error(`Lighthouse reported no score for ${name}.`);
    return Math.round(value * 100);
  };
  const value = (name: string) => {
    const number = audits[name]?.numericValue;
    if (number === undefined) throw new Error(`Lighthouse didn't measure ${name}.`);
    return number;
  };
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
