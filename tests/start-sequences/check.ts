import { expect } from '@playwright/test';
import fc from 'fast-check';
import { holdSite } from '../held-site';
import { type Act, changedSequences, ONCE_FAILED, type Sequence, script, sequences } from './acts';
import { Visit, type VisitTab } from './visit';

/** Sequences that are generated from a seed, so that they're the same in every run. */
export interface Batch {
  seed: number;
  /** How many sequences to try. Each takes a second or two. */
  runs: number;
  /** Path of a single sequence, as it's printed by a failure. */
  path?: string | undefined;
}

/** Ends a test that hangs, in milliseconds. 300 sequences take 20 to 40 minutes. */
export const LIMIT = 60 * 60_000;

const { START_SEQUENCES, START_SEED, START_PATH } = process.env;

/**
 * Sequences to try: those that once failed, or, with `START_SEQUENCES` as in `npm run test:full`, that many others,
 * which are new each time unless `START_SEED` is set.
 */
export const BATCH: Batch = START_SEQUENCES
  ? { seed: Number(START_SEED ?? Date.now() % 2 ** 31), runs: Number(START_SEQUENCES), path: START_PATH }
  : { seed: 1, runs: ONCE_FAILED.length };

/** Whether random sequences are tried. */
export const ARE_RANDOM = Boolean(START_SEQUENCES);

/**
 * What React reports when it replaces a page that another program has changed. That's expected, unlike other faults.
 * Firefox's driver doesn't tell the error itself.
 */
const REPLACED =
  /Minified React error #418|(?:hydrateRoot recoverable error|The text was rendered anew): JSHandle@error/;

/**
 * Performs sequences of interactions while a page arrives, and the same interactions when the app runs. Fails with the
 * first sequence whose results differ.
 * @param openTab opens a tab for an origin, without a trailing slash
 * @param upstream origin of the site
 * @param batch which sequences to try
 * @param ofPages whether another program changes the pages before the reader acts
 */
export async function checkStartSequences(
  openTab: (origin: string) => Promise<VisitTab>,
  upstream: string,
  { seed, runs, path }: Batch,
  ofPages: 'as served' | 'changed' = 'as served',
): Promise<void> {
  const wanted = ofPages === 'changed' ? changedSequences : sequences;
  const [early, late] = await Promise.all([startVisit(openTab, upstream), startVisit(openTab, upstream)]);
  try {
    await fc.assert(
      fc.asyncProperty(wanted, sequence => check(early, late, sequence)),
      {
        seed,
        ...(path
          ? { path }
          : { examples: ofPages === 'changed' ? [] : ONCE_FAILED.map((each): [Sequence] => [each]) }),
        numRuns: runs,
        // Looking for a shorter sequence would take the rest of the hour.
        endOnFailure: true,
        reporter: reportScript,
      },
    );
  } finally {
    await Promise.all([early.end(), late.end()]);
  }
}

async function startVisit(openTab: (origin: string) => Promise<VisitTab>, upstream: string) {
  const site = await holdSite(upstream);
  return new Visit(await openTab(site.origin), site);
}

async function check(early: Visit, late: Visit, sequence: Sequence) {
  const done = await actEarly(early, sequence);
  // Skips sequences that aren't possible when the app runs: an interaction may have its effect at once, and prevent a
  // later one.
  fc.pre(await actLate(late, sequence.route, done));
  // Polls both, because a dialog may still be opening after everything has loaded.
  await expect(async () => {
    const isChanged = sequence.change !== undefined;
    expect(await early.found(isChanged), script(sequence)).toEqual(await late.found(isChanged));
  }).toPass({ timeout: 20_000 });
  const faults = (await early.faults()).filter(fault => !(sequence.change && REPLACED.test(fault)));
  expect(faults, script(sequence)).toEqual([]);
}

/** Performs the interactions while the page arrives. @returns those that were possible */
async function actEarly(visit: Visit, { route, holdsScripts, change, steps }: Sequence): Promise<Act[]> {
  await visit.open(route, { pages: !change, scripts: holdsScripts });
  if (change) await visit.change(change);
  const done: Act[] = [];
  for (const { arrivals, act } of steps) {
    for (let count = 0; count < arrivals; count++) await visit.receive();
    await visit.drawn();
    const performed = await visit.perform(act);
    fc.pre(!visit.hasMissed);
    if (performed) done.push(performed);
  }
  await visit.settle();
  return done;
}

/** Performs the interactions when the app runs. @returns whether all of them were possible */
async function actLate(visit: Visit, route: string, acts: Act[]): Promise<boolean> {
  await visit.open(route);
  await visit.settle();
  for (const act of acts) {
    if (!(await visit.perform(act))) return false;
    await visit.idle();
  }
  await visit.settle();
  return true;
}

function reportScript(details: fc.RunDetails<[Sequence]>) {
  if (!details.failed) return;
  const [sequence] = details.counterexample ?? [];
  const words = sequence ? script(sequence) : '';
  throw new Error(
    `Seed ${details.seed}, path ${details.counterexamplePath}:\n${words}\n${details.errorInstance}`,
  );
}
