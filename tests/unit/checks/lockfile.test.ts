import { expect, test } from 'vitest';
import { lockfileRule } from '../../../checks/rules/lockfile';
import { findingsOf } from './corpus-of';

const optionalDependencies = { 'tool-linux-x64': '1.2.3', 'tool-darwin-arm64': '^1.2.3' };
const tool = { version: '1.2.3', optionalDependencies };
const binary = { version: '1.2.3', optional: true };

function check(packages: Record<string, object>) {
  return findingsOf(lockfileRule, { 'package-lock.json': JSON.stringify({ packages }, null, 2) });
}

test('reports a platform binary that the lockfile lacks, and the command that adds it', async () => {
  const found = await check({
    '': { dependencies: { tool: '1.2.3' } },
    'node_modules/tool': tool,
    'node_modules/tool-linux-x64': binary,
  });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ file: 'package-lock.json', line: 8 });
  expect(found[0]?.problem).toBe(
    'tool-darwin-arm64@1.2.3 is missing, an optional dependency of node_modules/tool.',
  );
  expect(found[0]?.advice).toContain('npm run lockfile');
});

test('finds a binary in the same node_modules folder as its package, or in one above', async () => {
  const found = await check({
    'node_modules/other/node_modules/tool': tool,
    'node_modules/other/node_modules/tool-darwin-arm64': binary,
    'node_modules/tool-linux-x64': binary,
  });
  expect(found).toEqual([]);
});
