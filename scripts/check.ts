import { runStages } from './stages';

/** The quick checks: types, lint and format, documentation. Each prints all its findings; `--fix` fixes what is safe. */
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
