import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import packageJson from '../../../package.json' with { type: 'json' };
import type { Box } from './card';

/** To be raised with every change of how the painter draws; what it draws is part of the names by itself. */
const FORMAT = 1;

const {
  '@fontsource/noto-sans-sc': fontRelease,
  '@resvg/resvg-wasm': rendererRelease,
  satori: layoutRelease,
} = packageJson.devDependencies;

/** Where a picture is kept from build to build; the name is a hash of all that the picture depends on. */
export function keptFile(dir: string, picture: Box): string {
  const facts = [FORMAT, layoutRelease, rendererRelease, fontRelease, picture];
  return path.join(dir, `${createHash('sha256').update(JSON.stringify(facts)).digest('hex')}.png`);
}

/**
 * Copies a file and makes the folder that it comes to.
 * @returns whether there is such a file
 */
export async function copyIfKept(file: string, target: string): Promise<boolean> {
  await mkdir(path.dirname(target), { recursive: true });
  try {
    await copyFile(file, target);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** Writes a file whole or not at all, also where two builds write it at the same time. */
export async function keep(file: string, content: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}
