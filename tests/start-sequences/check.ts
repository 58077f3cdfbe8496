import { expect } from '@playwright/test';
import fc from 'fast-check';
import { holdSite } from '../held-site';
import { type Act, type Sequence, script, sequences } from './acts';
import { Visit, type VisitTab } from './visit';

/** Sequences that follow from a seed, so that they're the same in every run. */
export interface Batch {
  seed: number;
  /** How many sequences to try. They take a second or two each. */
  runs: number;
  /** Which of them alone, as a failure names it. */
  path?: string | undefined;
}

const { START_SEQUENCES, START_SEED, START_PATH } = process.env;

/** The same 30 sequences in each run, in parts that workers share. */
const FIXED_BATCHES: Batch[] = [2, 8, 21].map(seed => ({ seed, runs: 10 }));

/**
 * What `npm test` tries; or what `npm run test:full` or `START_SEQUENCES` asks for: other sequences each time, unless
 * `START_SEED` is given.
 */
export const BATCHES: Batch[] = START_SEQUENCES
  ? [
      {
        seed: Number(START_SEED ?? Date.now() % 2 ** 31),
        runs: Number(START_SEQUENCES),
        path: START_PATH,
      },
    ]
  : FIXED_BATCHES;

/**
 * Does random sequences of acts while a page arrives, and the same acts where the app runs. Fails with the shortest
 * sequence that it can find whose outcome differs.
 * @param openTab opens a tab for an origin, without a slash at its end
 * @param upstream origin of the site
 * @param batch which sequences
 */
export async function checkStartSequences(
  openTab: (origin: string) => Promise<VisitTab>,
  upstream: string,
  { seed, runs, path }: Batch,
): Promise<void> {
  const [early, late] = await Promise.all([startVisit(openTab, upstream), startVisit(openTab, upstream)]);
  try {
    await fc.assert(
      fc.asyncProperty(sequences, sequence => check(early, late, sequence)),
      { seed, ...(path && { path }), numRuns: runs, reporter: reportScript },
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
  // What an act would have changed at once may be what a later one needs.
  fc.pre(await actLate(late, sequence.route, done));
  // Both are polled: a dialog may still be on its way when nothing more is loaded.
  await expect(async () => {
    expect(await early.found(), script(sequence)).toEqual(await late.found());
  }).toPass({ timeout: 5000 });
  expect(await early.faults(), script(sequence)).toEqual([]);
}

/** Does the acts while the page arrives. @returns those that could be done */
async function actEarly(visit: Visit, { route, holdsScripts, steps }: Sequence): Promise<Act[]> {
  await visit.open(route, { pages: true, scripts: holdsScripts });
  const done: Act[] = [];
  for (const { arrivals, act } of steps) {
    for (let count = 0; count < arrivals; count++) await visit.receive();
    await visit.drawn();
    const performed = await visit.perform(act);
    if (performed) done.push(performed);
  }
  await visit.settle();
  return done;
}

/** Does the acts where the app runs. @returns whether all of them could be done */
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
