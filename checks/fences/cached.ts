import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CACHE_DIR } from '../../site/cache';

/** Increase it when the stored data, or the way it's computed, changes. */
const FORMAT = 1;

/**
 * Caches the result of slow work in `.cache/checks` until its inputs or the installed packages change. Each name has
 * one file, so a new result replaces the old one.
 * @param inputs everything that the result depends on besides the installed packages
 */
export async function cached<Result>(
  root: string,
  name: string,
  inputs: string[],
  work: () => Promise<Result>,
): Promise<Result> {
  const file = path.join(root, CACHE_DIR, 'checks', `${name}.json`);
  const key = hash([String(FORMAT), installedPackages(), ...inputs]);
  const stored = readStored(file);
  if (stored?.key === key) return stored.result as Result;
  const result = await work();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ key, result }));
  return result;
}

/** Hashes several texts. The hash also depends on where one text ends and the next begins. */
export function hash(texts: string[]): string {
  const sum = createHash('sha256');
  for (const text of texts) sum.update(`${text.length}:`).update(text);
  return sum.digest('hex').slice(0, 16);
}

function readStored(file: string): { key: string; result: unknown } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { key: string; result: unknown };
  } catch {
    return undefined;
  }
}

/** Returns npm's record of the installed packages, or the `package.json` of TypeScript if npm didn't install them. */
export function installedPackages(): string {
  const compiler = createRequire(import.meta.url).resolve('typescript/package.json');
  const record = path.join(compiler, '../../.package-lock.json');
  return readFileSync(existsSync(record) ? record : compiler, 'utf8');
}
