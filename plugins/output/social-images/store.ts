import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import packageJson from '../../../package.json' with { type: 'json' };
import type { Box } from './card';

/** Increase this with every change to how the painter draws; what it draws is already part of the names. */
const FORMAT = 4;

const {
  '@fontsource/noto-sans-sc': fontRelease,
  satori: layoutRelease,
  sharp: rendererRelease,
} = packageJson.devDependencies;

/** File that stores a picture from build to build, named by a hash of everything the picture depends on. */
export function keptFile(dir: string, picture: Box): string {
  const facts = [FORMAT, layoutRelease, rendererRelease, fontRelease, picture];
  return path.join(dir, `${createHash('sha256').update(JSON.stringify(facts)).digest('hex')}.png`);
}

/** Copies a stored picture and creates the target's folder. */
export async function copyKept(file: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  await copyFile(file, target);
}

/** Writes a file completely or not at all, even if two builds write it at the same time. */
export async function keep(file: string, content: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}
