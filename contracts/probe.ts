import type { Packages } from './packages';

/** Something that a probe found: a place in a file, or a name that a module exports. */
export interface Evidence {
  package: string;
  /** `undefined` for an export. */
  file?: string;
  /** What matched, or the name of the export. */
  pattern: RegExp | string;
}

export interface Outcome {
  found: Evidence[];
  /** What the packages no longer have, as sentences. */
  missing: string[];
}

/** Matches the whole text of a file that isn't empty. */
const WHOLE = /\S[\s\S]*/;

/** Checks whether what an entry relies on still exists. */
export type Probe = (packages: Packages) => Promise<Outcome>;

/** Checks that a file of a package contains all of these texts. */
export function has(name: string, file: string, ...patterns: (RegExp | string)[]): Probe {
  return async packages => {
    const text = await packages.read(name, file);
    if (text === undefined) return { found: [], missing: [`${name} has no file ${file}.`] };
    const isFound = (pattern: RegExp | string) =>
      typeof pattern === 'string' ? text.includes(pattern) : text.search(pattern) >= 0;
    return {
      found: patterns.filter(isFound).map(pattern => ({ package: name, file, pattern })),
      missing: patterns
        .filter(pattern => !isFound(pattern))
        .map(pattern => `${file} of ${name} has no ${pattern}.`),
    };
  };
}

/** Checks that a package has these files, and that they aren't empty. */
export function hasFiles(name: string, ...files: string[]): Probe {
  return all(...files.map(file => has(name, file, WHOLE)));
}

/** Checks that a module exports these names. */
export function hasExports(specifier: string, ...names: string[]): Probe {
  return async packages => {
    const module = await packages.load(specifier);
    return {
      found: names.filter(name => name in module).map(name => ({ package: specifier, pattern: name })),
      missing: names.filter(name => !(name in module)).map(name => `${specifier} exports no ${name}.`),
    };
  };
}

/**
 * Checks that a module exports a value that passes a test, such as a component that returns the expected elements.
 * @param passes returns false or throws if the value isn't what this site relies on
 */
export function exportPasses(specifier: string, name: string, passes: (value: unknown) => boolean): Probe {
  return async packages => {
    const value = (await packages.load(specifier))[name];
    try {
      if (value !== undefined && passes(value))
        return { found: [{ package: specifier, pattern: name }], missing: [] };
    } catch {
      // Same as a value that doesn't pass.
    }
    return { found: [], missing: [`${name} of ${specifier} doesn't work as expected.`] };
  };
}

/**
 * Checks that a function of this project accepts the text of a file. The function has to throw if it doesn't know the
 * text.
 * @param use receives the text
 */
export function takes(name: string, file: string, use: (text: string) => unknown): Probe {
  return async packages => {
    const text = await packages.read(name, file);
    if (text === undefined) return { found: [], missing: [`${name} has no file ${file}.`] };
    try {
      use(text);
      return { found: [{ package: name, file, pattern: WHOLE }], missing: [] };
    } catch (error) {
      return { found: [], missing: [`${file} of ${name}: ${(error as Error).message}`] };
    }
  };
}

/** Combines probes into one. */
export function all(...probes: Probe[]): Probe {
  return async packages => {
    const outcomes = await Promise.all(probes.map(probe => probe(packages)));
    return {
      found: outcomes.flatMap(({ found }) => found),
      missing: outcomes.flatMap(({ missing }) => missing),
    };
  };
}
