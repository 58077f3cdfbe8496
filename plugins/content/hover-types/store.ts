import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ElementContent } from 'hast';

/** A highlighted fence with its types. */
export interface TypedCode {
  /** The code as shown, without notations. */
  code: string;
  /** The children of its `code` element. */
  children: ElementContent[];
}

export type Store = ReturnType<typeof openStore>;

/** Increase this with every change to the plugin's output, including changes to its options. */
const FORMAT = '2';

/** Covers everything that's installed: a new release of any package may change a type. */
const LOCK_FILE = 'package-lock.json';

/**
 * Stores results on disk, one file each, named by a hash of everything they depend on. The compiler takes seconds to
 * read the packages' types, and most builds can skip that.
 */
export function openStore(dir: string) {
  const installed = readFileSync(LOCK_FILE, 'utf8');
  const fileOf = (facts: string[]) =>
    path.join(
      dir,
      `${createHash('sha256')
        .update(JSON.stringify([FORMAT, installed, ...facts]))
        .digest('hex')}.json`,
    );
  return {
    read(facts: string[]): TypedCode | undefined {
      try {
        return JSON.parse(readFileSync(fileOf(facts), 'utf8'));
      } catch {
        // There's no file yet, or a stopped build left it incomplete.
        return undefined;
      }
    },
    write(facts: string[], typed: TypedCode) {
      mkdirSync(dir, { recursive: true });
      writeFileSync(fileOf(facts), JSON.stringify(typed));
    },
  };
}
