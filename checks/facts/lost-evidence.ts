import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Evidence } from './evidence';
import { shortHash } from './short-hash';
import { testTitles } from './test-titles';

/** Returns a sentence that says why a piece of evidence no longer holds; `undefined` if it does. */
export type EvidenceCheck = (evidence: Evidence) => string | undefined;

/**
 * Creates a check of evidence that remembers the hash and the test titles of each file.
 * @param root folder of the project
 */
export function createEvidenceCheck(root: string): EvidenceCheck {
  const hashes = new Map<string, string | undefined>();
  const titles = new Map<string, Set<string>>();
  const hashOf = (file: string) => {
    if (!hashes.has(file)) hashes.set(file, hashOfFile(root, file));
    return hashes.get(file);
  };
  const titlesOf = (file: string) => {
    const known = titles.get(file) ?? testTitles(readFileSync(path.join(root, file), 'utf8'));
    titles.set(file, known);
    return known;
  };
  return evidence => {
    if (evidence.kind === 'link') return undefined;
    const { file } = evidence;
    const hash = hashOf(file);
    if (hash === undefined) return `There is no file ${file}.`;
    if (evidence.kind === 'test' && !titlesOf(file).has(evidence.title)) {
      return `${file} runs no test "${evidence.title}".`;
    }
    if (evidence.kind !== 'source' || evidence.hash === hash) return undefined;
    return evidence.hash === '' ? `${file} has no hash.` : `${file} changed: its hash was ${evidence.hash}.`;
  };
}

/** Returns `undefined` if there's no such file. */
export function hashOfFile(root: string, file: string): string | undefined {
  const place = path.join(root, file);
  return statSync(place, { throwIfNoEntry: false })?.isFile() ? shortHash(readFileSync(place)) : undefined;
}
