import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type Corpus, readCorpus } from '../../../checks/corpus';
import type { Finding, Rule } from '../../../checks/finding';

/** Texts of files by their paths. */
export type Files = Record<string, string>;

/** Reads pages as the checks do, from files that only exist during a test. */
export function corpusOf(files: Files): Corpus {
  const root = mkdtempSync(path.join(tmpdir(), 'corpus-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return readCorpus(root);
}

/** Returns the files of the page `guide/page` in both languages. */
export function pagePair(en: string, zh: string): Files {
  return { 'docs/en/guide/page.mdx': en, 'docs/zh/guide/page.mdx': zh };
}

/** Returns what a rule finds in these files, sorted by file and line. */
export async function findingsOf(rule: Rule, files: Files): Promise<Finding[]> {
  const found = await rule.check(corpusOf(files));
  return found.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** Returns the place of each finding, such as `docs/en/guide/page.mdx:3`. */
export async function placesOf(rule: Rule, files: Files): Promise<string[]> {
  return (await findingsOf(rule, files)).map(({ file, line }) => `${file}:${line}`);
}

/** Returns the files after the fixes that the rule can make. */
export async function fixedBy(rule: Rule, files: Files): Promise<Files> {
  const fixed = { ...files };
  for (const { file, line, fix } of await findingsOf(rule, files)) {
    const lines = (fixed[file] ?? '').split('\n');
    if (fix) lines[line - 1] = fix(lines[line - 1] ?? '');
    fixed[file] = lines.join('\n');
  }
  return fixed;
}
