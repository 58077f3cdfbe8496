import {
  type AccessibilityResult,
  CHECKS,
  type CountedState,
  type Counts,
  PAGE_KINDS,
  PARTS,
} from '../site/accessibility';
import { countsOf } from './test-reports';

/**
 * Counts what a complete run of the browser tests found.
 * @param pages number of pages of the site, in both languages together
 * @throws Error that lists the checks, parts, and kinds that weren't tested, and how many pages weren't
 */
export function accessibilityResult(
  states: CountedState[],
  pages: number,
  run: Pick<AccessibilityResult, 'date'> & { versions: Omit<AccessibilityResult['versions'], 'chromium'> },
): AccessibilityResult {
  const only = (test: (state: CountedState) => boolean) => countsOf(states.filter(test));
  const missing: string[] = [];
  const countEach = <Name extends string>(
    names: readonly Name[],
    what: 'check' | 'part' | 'kind',
  ): Record<Name, Counts> => {
    const counts = names.map((name): [Name, Counts] => [name, only(state => state[what] === name)]);
    missing.push(...counts.filter(([, { states }]) => states === 0).map(([name]) => `${what} ${name}`));
    return Object.fromEntries(counts) as Record<Name, Counts>;
  };
  const checks = countEach(CHECKS, 'check');
  const parts = countEach(Object.keys(PARTS) as (keyof typeof PARTS)[], 'part');
  const kinds = countEach(Object.keys(PAGE_KINDS) as (keyof typeof PAGE_KINDS)[], 'kind');
  for (const check of ['axe', 'reading'] as const) {
    if (checks[check].pages < pages) missing.push(`${pages - checks[check].pages} pages (${check})`);
  }
  if (missing.length > 0) {
    throw new Error(
      `The report of the browser tests lacks: ${missing.join(', ')}. Run \`ALL_PAIRS=true npm run test:browser\` first.`,
    );
  }
  const chromium = [...new Set(states.map(({ browser }) => browser))].join(', ');
  return {
    date: run.date,
    versions: { ...run.versions, chromium },
    checks,
    parts: withoutPages(parts),
    kinds: withoutPages(kinds),
  };
}

function withoutPages<Name extends string>(counts: Record<Name, Counts>) {
  const entries = Object.entries<Counts>(counts).map(([name, { states, findings }]) => [
    name,
    { states, findings },
  ]);
  return Object.fromEntries(entries) as Record<Name, Omit<Counts, 'pages'>>;
}
