import fs, { mkdirSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { afterAll, expect } from 'vitest';
import { inputOf, traceFile } from '../../../scripts/remembered-tests';

// Records which files of the project a test file reads, so that it only runs again if one of them has changed.

const READERS = [
  'cpSync',
  'createReadStream',
  'existsSync',
  'lstatSync',
  'readdir',
  'readdirSync',
  'readFile',
  'readFileSync',
  'stat',
  'statSync',
] as const;

const read = new Set<string>();
const root = process.cwd();

function note(file: unknown) {
  const name = file instanceof URL ? file.pathname : String(file);
  read.add(path.relative(root, path.resolve(name)));
}

function traced<Reader>(reader: Reader): Reader {
  if (typeof reader !== 'function') return reader;
  return new Proxy(reader, {
    apply(target, self, parameters: unknown[]) {
      note(parameters[0]);
      return Reflect.apply(target as unknown as (...all: unknown[]) => unknown, self, parameters);
    },
  });
}

for (const name of READERS) Object.assign(fs, { [name]: traced(fs[name]) });
for (const name of ['readdir', 'readFile', 'stat', 'cp'] as const) {
  Object.assign(fs.promises, { [name]: traced(fs.promises[name]) });
}
syncBuiltinESMExports();

afterAll(() => {
  const file = traceFile(path.relative(root, expect.getState().testPath ?? ''));
  const inputs = new Set([...read].flatMap(name => inputOf(name) ?? []));
  mkdirSync(path.dirname(file), { recursive: true });
  // A folder represents the names of everything in it, including its subfolders.
  const isInside = (input: string) =>
    input.endsWith('/') &&
    [...inputs].some(folder => folder !== input && folder.endsWith('/') && input.startsWith(folder));
  writeFileSync(file, JSON.stringify([...inputs].filter(input => !isInside(input)).sort()));
});
