// Runs in a process of its own: reads the pages when it gets a message, and sends a list of problems.
import { setImmediate } from 'node:timers/promises';
import { type Corpus, corpusReader } from '../../../checks/corpus';
import { RULES } from '../../../checks/rules';
import type { Problem } from '../events';
import { styleProblems } from './styles';

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
  const corpus = readablePages();
  if (!corpus) return;
  const [styles, ...pages] = await Promise.all([styleProblems(), ...rules.map(rule => rule.check(corpus))]);
  const ofPages = pages
    .flat()
    .map(({ file, line, problem, advice }): Problem => ({ file, line, text: `${problem} ${advice}` }));
  process.send?.([...styles, ...ofPages].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line));
}

/** A file that isn't valid JSON is named by the dev server. */
function sayWhy(error: Error) {
  if (!(error instanceof SyntaxError)) console.error(`The pages can't be checked: ${error.message}`);
}

/** @returns nothing if a page isn't valid MDX, because the dev server says so, and links to it would look dead */
function readablePages(): Corpus | undefined {
  try {
    return readCorpus();
  } catch {
    return undefined;
  }
}
