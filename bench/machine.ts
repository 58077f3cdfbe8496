import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, totalmem } from 'node:os';
import type { Machine } from './results';

/** Describes the machine that the bench runs on. */
export function machine(): Machine {
  return {
    platform: `${process.platform} ${process.arch}`,
    cpu: cpus()[0]?.model ?? 'unknown',
    cpus: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
  };
}

/** The day in UTC, such as `2026-01-31`. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Version of one of the project's own packages. */
export function ownVersion(name: string): string {
  return versionIn(createRequire(import.meta.url).resolve(`${name}/package.json`));
}

export function versionIn(packageFile: string): string {
  return (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version;
}
