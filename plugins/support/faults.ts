import type { RspressPlugin } from '@rspress/core';

export interface Faults {
  /** Runs a step of the bundler. If it throws, the build continues without it, and `report` says why. */
  keep<T>(step: () => T): T | undefined;
  /** Fails the build with the first error of a step; for use as `afterBuild`. */
  report: NonNullable<RspressPlugin['afterBuild']>;
}

/** For errors inside the compiler of the browser build: thrown there, they can make the core wait forever. */
export function faults(): Faults {
  const errors: unknown[] = [];
  return {
    keep(step) {
      try {
        return step();
      } catch (error) {
        errors.push(error);
        return undefined;
      }
    },
    report() {
      const [first] = errors;
      if (first) throw first;
    },
  };
}
