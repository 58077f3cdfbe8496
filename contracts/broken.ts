import type { Packages } from './packages';
import { PROBES } from './probes';
import { sentenceOf } from './reach';
import { REACH_IDS, REACHES, type ReachId } from './reaches';

export interface BrokenContract {
  id: ReachId;
  /** What no longer holds, and what to do. */
  sentence: string;
}

/** Runs all probes and returns the contracts that the packages no longer fulfill. */
export async function brokenContracts(packages: Packages): Promise<BrokenContract[]> {
  const outcomes = await Promise.all(
    REACH_IDS.map(async id => {
      const { missing } = await PROBES[id](packages);
      return missing.length > 0 ? [{ id, sentence: sentenceOf(id, REACHES[id], missing.join(' ')) }] : [];
    }),
  );
  return outcomes.flat();
}
