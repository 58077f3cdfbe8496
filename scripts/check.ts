import { CACHE_DIR } from '../site/cache';
import { runStages } from './stages';

/**
 * `npm run check`: runs the quick checks, which are types, lint and format, and documentation. Each one prints all of
 * its findings. With `docs`, only the documentation is checked. With `--fix`, lint and documentation fix what they can
 * fix safely.
 */
const parameters = process.argv.slice(2);
const fix = parameters.includes('--fix');
const types = {
  name: 'types',
  // Looks only at what has changed since the last run.
  command: [
    'node_modules/typescript/bin/tsc',
    '--incremental',
    '--tsBuildInfoFile',
    `${CACHE_DIR}/checks/types.json`,
  ],
};
const lint = {
  name: 'lint and format',
  command: ['node_modules/@biomejs/biome/bin/biome', 'check', ...(fix ? ['--write'] : [])],
};
const documentation = {
  name: 'documentation',
  command: ['--import', 'tsx', 'checks/run.ts', ...(fix ? ['--fix'] : [])],
};
// Fixes change files that the others read, so nothing else runs meanwhile.
const all = fix ? [[lint, documentation, types]] : [[types], [lint, documentation]];
if (parameters.every(parameter => parameter === 'docs' || parameter === '--fix')) {
  const results = await runStages(parameters.includes('docs') ? [[documentation]] : all);
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
} else {
  console.error('Usage: npm run check -- [docs] [--fix]');
  process.exitCode = 1;
}
