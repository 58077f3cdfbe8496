import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ElementContent } from 'hast';

/** A fence with its types, highlighted. */
export interface TypedCode {
  /** The code as it is shown, without notations. */
  code: string;
  /** What its `code` element holds. */
  children: ElementContent[];
}

export interface Store {
  read(facts: string[]): TypedCode | undefined;
  write(facts: string[], typed: TypedCode): void;
}

/** To be raised with every change of what this plugin writes, its options among them. */
const FORMAT = '2';

/** Everything that is installed: a new release of any package may change a type. */
const LOCK_FILE = 'package-lock.json';

/**
 * Results on the disk, one file each, named by a hash of all that they depend on. The compiler takes seconds to
 * read the types of the packages, which most builds can do without.
 */
export function openStore(dir: string): Store {
  const installed = readFileSync(LOCK_FILE, 'utf8');
  const fileOf = (facts: string[]) =>
    path.join(
      dir,
      `${createHash('sha256')
        .update(JSON.stringify([FORMAT, installed, ...facts]))
        .digest('hex')}.json`,
    );
  return {
    read(facts) {
      try {
        return JSON.parse(readFileSync(fileOf(facts), 'utf8'));
      } catch {
        // Not there yet, or cut off by a build that was stopped.
        return undefined;
      }
    },
    write(facts, typed) {
      mkdirSync(dir, { recursive: true });
      writeFileSync(fileOf(facts), JSON.stringify(typed));
    },
  };
}
