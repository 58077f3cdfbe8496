// Runs in a process of its own: reads the pages when it gets a message, and sends a list of problems.
import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { VFileMessage } from 'vfile-message';
import { type Corpus, corpusReader } from '../../../checks/corpus';
import { faultsOfPage } from '../../../checks/page-faults/faults';
import { siteFileFaults } from '../../../checks/page-faults/site-files';
import { RULES } from '../../../checks/rules';
import type { Problem } from '../events';
import { styleProblems } from './styles';
import { toProblem } from './toProblem';
import { withoutFollowing } from './withoutFollowing';

/** Rules that take long, or that aren't about pages. `npm run check` has them. */
const LEFT_OUT =
  /^(?:history|install-scripts|lockfile|messages|reference.*|shell-fences|spelling|told-releases|typed-fences)$/;
const rules = RULES.filter(({ name, isHint }) => !isHint && !LEFT_OUT.test(name));
const readCorpus = corpusReader();

let isWanted = false;
let isChecking = false;

process.on('message', async () => {
  isWanted = true;
  if (isChecking) return;
  isChecking = true;
  // Several saves may have come while the pages were checked.
  while (isWanted) {
    isWanted = false;
    await check().catch(sayWhy);
    await setImmediate();
  }
  isChecking = false;
});
// The dev server has ended.
process.on('disconnect', () => process.exit());

async function check() {
  const found = await findProblems();
  process.send?.(found.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line));
}

async function findProblems(): Promise<Problem[]> {
  // Without these, the rules can't run, or links would look dead, so they come first.
  const faults = siteFileFaults();
  if (faults.length > 0) return faults.map(toProblem);
  const corpus = readPages();
  if (!('pages' in corpus)) return corpus;
  const [styles, ...pages] = await Promise.all([styleProblems(), ...rules.map(rule => rule.check(corpus))]);
  return [...styles, ...withoutFollowing(pages.flat()).map(toProblem)];
}

/** @returns the pages, or what's wrong with the first one that can't be read, as the overlay says it */
function readPages(): Corpus | Problem[] {
  try {
    return readCorpus();
  } catch (error) {
    const { message, cause } = error as Error;
    if (!(cause instanceof VFileMessage)) throw error;
    const [file = ''] = message.split(' ', 1);
    return faultsOfPage(readFileSync(file, 'utf8'), file).map(fault => toProblem({ file, ...fault }));
  }
}

let lastFailure = '';

/** The list stays as it is. */
function sayWhy({ message }: Error) {
  if (message !== lastFailure) console.error(`Could not check the pages: ${message}`);
  lastFailure = message;
}
