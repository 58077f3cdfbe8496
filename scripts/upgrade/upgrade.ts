import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { BrokenContract } from '../../contracts/broken';
import { LAYER_NAMES, type LayerName } from '../../contracts/layers';
import type { Reach } from '../../contracts/reach';
import { REACHES } from '../../contracts/reaches';
import { parseArguments } from './arguments';
import { type Build, buildWithout, readLayeredFiles } from './build';
import { chooseLayers } from './choose';
import { copyProject } from './copy';
import { nameChanges, printNames } from './names';
import { findRelease, packagesFor } from './releases';
import { exitCode, printReport, type Result } from './report';
import { smokeTest } from './smoke';

/** A site with a few pages of all kinds. Building it takes a quarter of the time. */
const SMALL = { script: ['scripts/build-variants.ts', 'small'], outDir: '.test-builds/small' };
const WHOLE = { script: ['scripts/build.ts'], outDir: 'doc_build' };

/**
 * Tries a release of the core in a copy of the project, and prints the result.
 * @returns the exit code, see `exitCode`
 * @throws Error about the arguments, the registry, or the installation
 */
export async function upgrade(given: readonly string[]): Promise<0 | 1 | 2> {
  const { version: asked, allPages, keep } = parseArguments(given);
  const version = findRelease(asked);
  const packages = packagesFor(version);
  console.log(`Installing @rspress/core ${version} in a copy of the project …`);
  const folder = copyProject(packages);
  try {
    const broken = contractsIn(folder);
    const built = await build(folder, broken, allPages);
    const names = printNames(nameChanges(path.resolve('node_modules'), path.join(folder, 'node_modules')));
    const result: Result = { version, packages, broken, names, ...built };
    console.log(printReport(result));
    return exitCode(result);
  } finally {
    if (keep) console.log(`The copy is in ${folder}.`);
    else rmSync(folder, { recursive: true, force: true });
  }
}

async function build(folder: string, broken: BrokenContract[], allPages: boolean) {
  const original = readLayeredFiles(folder);
  let last: Build | undefined;
  const tryWithout = async (left: readonly LayerName[], { script } = SMALL) => {
    last = await buildWithout(folder, original, left, script);
    const name = left.length > 0 ? `without ${left.join(', ')}` : 'with all layers';
    console.log(`${last.ok ? 'builds' : 'FAILS '}  ${name}`);
    return last;
  };
  const suspects = broken.flatMap(({ id }) => {
    const reach: Reach = REACHES[id];
    return reach.layer ?? [];
  });
  let left = await chooseLayers([...new Set(suspects)], LAYER_NAMES, tryWithout);
  if (!left) return { left, faults: [], log: last?.output ?? '' };
  // The last trial may have left out fewer layers.
  const final = allPages ? WHOLE : SMALL;
  if ((allPages || left.length > 0) && !(await tryWithout(left, final)).ok) left = undefined;
  const faults = left ? smokeTest(path.join(folder, final.outDir)) : [];
  return { left, faults, log: last?.output ?? '' };
}

function contractsIn(folder: string): BrokenContract[] {
  const output = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/upgrade/print-contracts.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return JSON.parse(output) as BrokenContract[];
}
