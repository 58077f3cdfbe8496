import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';

const BIN = path.resolve('node_modules/@rspress/core/bin/rspress.js');

/** A small site that a test writes, and builds several times in the same folder with the cache of earlier builds. */
export interface CachedSite {
  /** Absolute path. */
  folder: string;
  /** @param file path in the folder */
  write(file: string, text: string): void;
  build(): { html: string; log: string };
}

/** Gives each test of a file its own folder. */
export function cachedSite(): CachedSite {
  let folder = '';
  beforeEach(() => {
    mkdirSync('.test-builds', { recursive: true });
    folder = mkdtempSync(path.resolve('.test-builds/cache-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return {
    get folder() {
      return folder;
    },
    write(file, text) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    },
    build() {
      const { NODE_ENV, VITEST, RSPRESS_PERSISTENT_CACHE, ...env } = process.env;
      const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, 'build'], {
        cwd: folder,
        env: { ...env, NO_COLOR: '1' },
        encoding: 'utf8',
      });
      const log = stdout + stderr;
      expect(status, log).toBe(0);
      return { html: readFileSync(path.join(folder, 'doc_build/index.html'), 'utf8'), log };
    },
  };
}
