import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE_DIR } from '../site/cache';
import { type Catcher, DEFECTS, type Defect } from '../tests/defects/defects';
import { withDefect } from '../tests/defects/text';
import { runCatchers, stopRun } from './defect-runs';
import { ensureBrowser } from './find-browser';
import { hashBuildSources } from './source-hash';
import { TemporaryEdit } from './temporary-edit';

/**
 * Proves that the tests notice mistakes: adds each defect of the list to the sources, runs the one test that has to
 * notice it, and removes the defect. A defect that was caught isn't tried again until the sources, the defect, or the
 * test file change.
 */
const RECORD = path.join(CACHE_DIR, 'defects.json');

/** Result of trying a defect. */
interface Verdict {
  defect: Defect;
  /** Why it was missed. `undefined` if it was caught. */
  problem?: string;
}

/** @param part text in the names of the defects to try; tries all of them by default */
async function testDefects(part = '') {
  refuseChanges();
  const selected = DEFECTS.filter(({ name }) => name.includes(part));
  if (selected.length === 0) throw new Error(`No defect has "${part}" in its name.`);
  const sources = hashBuildSources();
  const keys = new Map(DEFECTS.map(defect => [defect, keyOf(defect, sources)]));
  const known = new Set(readRecord());
  const isKnown = (defect: Defect) => known.has(keys.get(defect) ?? '');
  const open = selected.filter(defect => !isKnown(defect));
  const passing = await passingCatchers(open.map(({ caughtBy }) => caughtBy));

  const verdicts: Verdict[] = [];
  for (const defect of selected) {
    if (isKnown(defect)) {
      verdicts.push({ defect });
      continue;
    }
    console.log(`${open.indexOf(defect) + 1}/${open.length} ${defect.name} …`);
    const problem = passing.has(defect.caughtBy) ? await tryDefect(defect) : 'fails without the defect, too';
    verdicts.push(problem === undefined ? { defect } : { defect, problem });
    if (problem === undefined) known.add(keys.get(defect) ?? '');
    writeRecord([...keys.values()].filter(key => known.has(key)));
  }
  report(verdicts);
}

/** @throws Error if tracked files have changes, because a defect is removed by writing the file's previous text */
function refuseChanges() {
  const changes = execFileSync('git', ['status', '--porcelain', '--untracked-files=no'], {
    encoding: 'utf8',
  });
  if (changes) throw new Error(`Commit or stash these changes first:\n${changes.trimEnd()}`);
}

/** Returns the tests that pass on the unchanged sources. A test that fails anyway would seem to catch every defect. */
async function passingCatchers(catchers: Catcher[]): Promise<Set<Catcher>> {
  if (catchers.length === 0) return new Set();
  console.log(`Without a defect: ${catchers.length} tests …`);
  if (catchers.some(({ kind }) => kind === 'browser')) ensureBrowser();
  const statuses = await runCatchers(catchers);
  return new Set(catchers.filter((_, index) => statuses[index] === 'passed'));
}

/** Removes the defect that's in the sources. */
let restore = () => {};

/** @returns why the defect was missed; `undefined` if it was caught */
async function tryDefect(defect: Defect): Promise<string | undefined> {
  const { file, caughtBy } = defect;
  const edit = new TemporaryEdit(file);
  try {
    const changed = withDefect(edit.original, defect);
    restore = () => edit.restore();
    edit.write(changed);
    const [status] = await runCatchers([caughtBy]);
    if (status === 'failed') return undefined;
    return status === 'passed' ? 'passes with the defect' : 'did not run';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    restore();
    restore = () => {};
  }
}

function report(verdicts: Verdict[]) {
  for (const { defect, problem } of verdicts) {
    const catcher = catcherName(defect.caughtBy);
    console.log(
      problem === undefined
        ? `caught  ${defect.name}  (${catcher})`
        : `MISSED  ${defect.name}  (${catcher}): ${problem}`,
    );
  }
  const failed = verdicts.filter(({ problem }) => problem !== undefined).length;
  console.log(`\n${verdicts.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function catcherName(catcher: Catcher): string {
  return catcher.kind === 'check' ? `rule ${catcher.rule}` : `${catcher.file}: ${catcher.test}`;
}

/** Hashes the defect, the sources, and the file of its test, but not what the test imports from `tests`. */
function keyOf(defect: Defect, sources: string): string {
  const { caughtBy } = defect;
  const test = caughtBy.kind === 'check' ? '' : readFileSync(caughtBy.file, 'utf8');
  const sum = createHash('sha256').update(JSON.stringify([defect, sources, test]));
  return sum.digest('hex').slice(0, 16);
}

function readRecord(): string[] {
  return existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as string[]) : [];
}

function writeRecord(caught: string[]) {
  mkdirSync(CACHE_DIR, { recursive: true });
  writeFileSync(RECORD, JSON.stringify(caught));
}

for (const [signal, number] of [
  ['SIGINT', 2],
  ['SIGTERM', 15],
] as const) {
  process.once(signal, () => {
    restore();
    stopRun();
    process.exit(128 + number);
  });
}

testDefects(process.argv[2]).catch((error: Error) => {
  console.error(error.message);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});
