import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Evidence } from './evidence';
import { shortHash } from './short-hash';
import { testTitles } from './test-titles';

/** Says why an evidence doesn't hold any more, in a sentence; nothing if it does. */
export type EvidenceCheck = (evidence: Evidence) => string | undefined;

/**
 * Looks at the files of a project, each of them once.
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

/** `undefined` if there is no such file. */
export function hashOfFile(root: string, file: string): string | undefined {
  const place = path.join(root, file);
  return statSync(place, { throwIfNoEntry: false })?.isFile() ? shortHash(readFileSync(place)) : undefined;
}
