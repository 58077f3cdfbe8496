import { runStages } from './stages';

/**
 * Runs the quick checks: types, lint and format, and documentation. Each one prints all of its findings. With `--fix`,
 * lint and documentation fix what they can fix safely.
 */
const fix = process.argv.includes('--fix');
const types = { name: 'types', command: ['node_modules/typescript/bin/tsc'] };
const lint = {
  name: 'lint and format',
  command: ['node_modules/@biomejs/biome/bin/biome', 'check', ...(fix ? ['--write'] : [])],
};
const documentation = {
  name: 'documentation',
  command: ['--import', 'tsx', 'checks/run.ts', ...(fix ? ['--fix'] : [])],
};
const results = await runStages([[types, lint, documentation]]);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
