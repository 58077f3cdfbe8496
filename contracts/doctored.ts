import type { Packages } from './packages';
import type { Evidence } from './probe';

/** Returns the packages without something that a probe has found, as if a release had removed it. */
export function without(packages: Packages, { package: name, file, pattern }: Evidence): Packages {
  return {
    async read(asked, askedFile) {
      const text = await packages.read(asked, askedFile);
      if (text === undefined || asked !== name || askedFile !== file) return text;
      if (typeof pattern === 'string') return text.replaceAll(pattern, '');
      return text.replace(new RegExp(pattern, addGlobal(pattern.flags)), '');
    },
    async load(specifier) {
      const module = await packages.load(specifier);
      if (file !== undefined || specifier !== name) return module;
      return Object.fromEntries(Object.entries(module).filter(([key]) => key !== pattern));
    },
  };
}

function addGlobal(flags: string): string {
  return flags.includes('g') ? flags : `${flags}g`;
}
