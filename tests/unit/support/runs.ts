const { PROPERTY_RUNS } = process.env;

/**
 * How a property test chooses its values: the same 1,000 each time, so that a change fails only for what it does. Set
 * `PROPERTY_RUNS` to try that many new ones, as `npm run test:full` does; a failure prints the seed that repeats it.
 */
export const RUNS = PROPERTY_RUNS ? { numRuns: Number(PROPERTY_RUNS) } : { numRuns: 1000, seed: 1 };
