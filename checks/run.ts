import { readFileSync, writeFileSync } from 'node:fs';
import { type Corpus, corpusReader } from './corpus';
import { type Finding, formatFinding } from './finding';
import { cachingParser } from './parsed-pages';
import { RULES } from './rules';

const HINTS = new Set(RULES.filter(({ isHint }) => isHint).map(({ name }) => name));

/** Runs every rule on the pages, and prints all findings and hints. With `--fix`, applies the safe fixes first. */
async function run() {
  const parser = cachingParser(process.cwd());
  const read = corpusReader(process.cwd(), parser.parse);
  let corpus = read();
  let findings = await findAll(corpus);
  if (process.argv.includes('--fix') && findings.some(({ fix }) => fix)) {
    applyFixes(findings);
    corpus = read();
    findings = await findAll(corpus);
  }
  parser.save();
  const faults = findings.filter(({ rule }) => !HINTS.has(rule));
  for (const hint of findings.filter(({ rule }) => HINTS.has(rule))) {
    console.log(`hint: ${formatFinding(hint)}`);
  }
  for (const fault of faults) console.error(formatFinding(fault));
  for (const rule of RULES) if (rule.summary) console.log(rule.summary(corpus));
  const { length } = corpus.pages;
  console.log(
    faults.length === 0
      ? `${RULES.length - HINTS.size} rules hold on ${length} pages and fragments.`
      : `${faults.length} findings on ${length} pages and fragments.`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}

async function findAll(corpus: Corpus): Promise<Finding[]> {
  const found = await Promise.all(RULES.map(rule => rule.check(corpus)));
  return found.flat().sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** Applies the fixes. Line numbers stay the same, because a fix changes one line and adds none. */
function applyFixes(findings: Finding[]) {
  for (const file of new Set(findings.map(finding => finding.file))) {
    const fixes = findings.filter(finding => finding.file === file && finding.fix);
    if (fixes.length === 0) continue;
    const lines = readFileSync(file, 'utf8').split('\n');
    for (const { line, fix } of fixes) lines[line - 1] = fix?.(lines[line - 1] ?? '') ?? '';
    writeFileSync(file, lines.join('\n'));
  }
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
