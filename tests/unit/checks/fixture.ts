import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type Corpus, readCorpus } from '../../../checks/corpus';
import type { Finding, Rule } from '../../../checks/finding';

/**
 * A project of these files for the time of one test. It lies inside this one, so that the installed packages are
 * found above it.
 */
export function projectOf(files: Record<string, string>): Corpus {
  mkdirSync('.test-builds', { recursive: true });
  const root = mkdtempSync(path.resolve('.test-builds/checks-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return readCorpus(root);
}

/** A page of fences, each as its info line and its code; the first fence begins in line 3. */
export function pageOf(...fences: [info: string, ...code: string[]][]): string {
  const blocks = fences.map(([info, ...code]) => [`\`\`\`${info}`, ...code, '```'].join('\n'));
  return ['# Page', ...blocks].join('\n\n');
}

/** Findings as `line: problem`, for a single page. */
export async function findingsOn(rule: Rule, corpus: Corpus): Promise<string[]> {
  return (await rule.check(corpus)).map(({ line, problem }) => `${line}: ${problem}`);
}

export function firstOf(findings: Finding[]): Finding {
  const [first] = findings;
  if (!first) throw new Error('The rule found nothing.');
  return first;
}
