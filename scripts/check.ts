import { runStages } from './stages';

/** The quick checks: types, lint and format, each with all its findings. */
const results = await runStages([
  { name: 'types', command: ['node_modules/typescript/bin/tsc'] },
  { name: 'lint and format', command: ['node_modules/@biomejs/biome/bin/biome', 'check'] },
]);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
