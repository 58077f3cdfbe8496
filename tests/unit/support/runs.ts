/** How many random values a property test tries. Set `PROPERTY_RUNS` to try more; `npm run test:full` does. */
export const RUNS = Number(process.env.PROPERTY_RUNS ?? 1000);
