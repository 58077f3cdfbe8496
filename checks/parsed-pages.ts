import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Root } from 'mdast';
import { CACHE_DIR } from '../site/cache';
import { parsePage } from '../site/parse-page';
import { hash, installedPackages } from './fences/cached';

const PARSER = new URL('../site/parse-page.ts', import.meta.url);

export interface PageParser {
  /** Does the same as `parsePage`. */
  parse: typeof parsePage;
  /** Stores the trees for the next run. */
  save(): void;
}

/**
 * Returns a parser that keeps its trees in `.cache/checks`, because parsing all pages takes longer than all the rest. A
 * tree is used until its page or the parser changes.
 */
export function cachingParser(root: string): PageParser {
  const file = path.join(root, CACHE_DIR, 'checks/pages');
  const version = hash([process.version, installedPackages(), readFileSync(PARSER, 'utf8')]);
  const before = readTrees(file);
  const trees = new Map<string, Root>();
  return {
    parse(source, page) {
      const key = hash([version, page, source]);
      const tree = before.get(key) ?? parsePage(source, page);
      trees.set(key, tree);
      return tree;
    },
    save() {
      if (trees.size === before.size && [...trees.keys()].every(key => before.has(key))) return;
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, serialize(trees));
    },
  };
}

/** Returns the trees by the hash of what they were parsed from; none if the file is missing or damaged. */
function readTrees(file: string): Map<string, Root> {
  try {
    const trees: unknown = deserialize(readFileSync(file));
    return trees instanceof Map ? (trees as Map<string, Root>) : new Map();
  } catch {
    return new Map();
  }
}
