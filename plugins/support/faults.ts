import type { RspressPlugin } from '@rspress/core';

export interface Faults {
  /** Takes a step of the bundler. If it throws, the build goes on without it, and `report` says why. */
  keep<T>(step: () => T): T | undefined;
  /** Ends the build with the first error of a step, as an `afterBuild`. */
  report: NonNullable<RspressPlugin['afterBuild']>;
}

/** For errors inside the compiler of the browser's part, which can make the core wait forever. */
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
