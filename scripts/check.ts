import { runStages } from './stages';

/** The quick checks: types, lint and format, documentation, each with all its findings; `--fix` mends what is safe. */
const fix = process.argv.includes('--fix');
const results = await runStages([
  { name: 'types', command: ['node_modules/typescript/bin/tsc'] },
  {
    name: 'lint and format',
    command: ['node_modules/@biomejs/biome/bin/biome', 'check', ...(fix ? ['--write'] : [])],
  },
  {
    name: 'documentation',
    command: ['--import', 'tsx', 'checks/run.ts', ...(fix ? ['--fix'] : [])],
  },
]);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
