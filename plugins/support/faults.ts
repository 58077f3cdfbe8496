import type { RspressPlugin } from '@rspress/core';

export interface Faults {
  /** Runs a step of the bundler. If it throws, the build continues without it, and `report` throws the error later. */
  keep<T>(step: () => T): T | undefined;
  /** Fails the build with the first error of a step; for use as `afterBuild`. */
  report: NonNullable<RspressPlugin['afterBuild']>;
}

/**
 * Keeps errors in the compiler of the browser build until the build ends. If they were thrown in the compiler, they
 * could make the core wait forever.
 */
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
