import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type Corpus, readCorpus } from '../../../checks/corpus';
import type { Finding, Rule } from '../../../checks/finding';

/**
 * Creates a project from these files for one test. It's inside this project, so that Node.js finds the installed
 * packages in a parent folder.
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

/** Returns a page of fences, each given as its info line and its lines of code. The first fence begins in line 3. */
export function pageOf(...fences: [info: string, ...code: string[]][]): string {
  const blocks = fences.map(([info, ...code]) => [`\`\`\`${info}`, ...code, '```'].join('\n'));
  return ['# Page', ...blocks].join('\n\n');
}

/** Returns findings as `line: problem`, for a single page. */
export async function findingsOn(rule: Rule, corpus: Corpus): Promise<string[]> {
  return (await rule.check(corpus)).map(({ line, problem }) => `${line}: ${problem}`);
}

export function firstOf(findings: Finding[]): Finding {
  const [first] = findings;
  if (!first) throw new Error('The rule found nothing.');
  return first;
}
