import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type Corpus, readCorpus } from '../../../checks/corpus';
import type { Finding, Rule } from '../../../checks/finding';

/** Texts of files by their paths. */
export type Files = Record<string, string>;

/** Reads pages as the checks do, from files that exist for the length of a test. */
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

/** The page `guide/page` in both languages. */
export function pagePair(en: string, zh: string): Files {
  return { 'docs/en/guide/page.mdx': en, 'docs/zh/guide/page.mdx': zh };
}

/** What a rule finds in those files, in the order of files and lines. */
export async function findingsOf(rule: Rule, files: Files): Promise<Finding[]> {
  const found = await rule.check(corpusOf(files));
  return found.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** `docs/en/guide/page.mdx:3` for each finding. */
export async function placesOf(rule: Rule, files: Files): Promise<string[]> {
  return (await findingsOf(rule, files)).map(({ file, line }) => `${file}:${line}`);
}

/** The files after the fixes that the rule can make. */
export async function fixedBy(rule: Rule, files: Files): Promise<Files> {
  const fixed = { ...files };
  for (const { file, line, fix } of await findingsOf(rule, files)) {
    const lines = (fixed[file] ?? '').split('\n');
    if (fix) lines[line - 1] = fix(lines[line - 1] ?? '');
    fixed[file] = lines.join('\n');
  }
  return fixed;
}
