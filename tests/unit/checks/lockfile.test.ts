import { expect, test } from 'vitest';
import { lockfileRuleWith } from '../../../checks/rules/lockfile';
import { findingsOf } from './corpus-of';

const integrity = 'sha512-AAAA';
const optionalDependencies = { 'tool-linux-x64': '1.2.3', 'tool-darwin-arm64': '^1.2.3' };
const tool = { version: '1.2.3', integrity, optionalDependencies };
const binary = { version: '1.2.3', integrity, optional: true };

function check(packages: Record<string, object>, file = 'package-lock.json', known: string[] = []) {
  return findingsOf(lockfileRuleWith(known), { [file]: JSON.stringify({ packages }, null, 2) });
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

test.each([
  'package-lock.json',
  'bench/package-lock.json',
  'examples/site/package-lock.json',
  'examples/site/npm-shrinkwrap.json',
])('reports a package without a hash in %s', async file => {
  const found = await check(
    {
      '': {},
      'node_modules/a': { version: '1.0.0', integrity },
      'node_modules/@b/c': { version: '2.0.0' },
    },
    file,
  );
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ file, line: 8 });
  expect(found[0]?.problem).toBe(
    'node_modules/@b/c has no "integrity", so npm installs whatever it receives.',
  );
  expect(found[0]?.advice).toContain('npm run lockfile');
});

test('reports a package that is downloaded from a certain host', async () => {
  const resolved = 'https://registry.example.com/a/-/a-1.0.0.tgz';
  const found = await check(
    { '': {}, 'node_modules/a': { version: '1.0.0', integrity, resolved } },
    'bench/package-lock.json',
  );
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ file: 'bench/package-lock.json', line: 4 });
  expect(found[0]?.problem).toContain('node_modules/a has "resolved" with a host');
});

test('needs no hash for the project, its workspaces, links to them, and packages inside of packages', async () => {
  const found = await check({
    '': { workspaces: ['packages/*'] },
    'packages/own': { version: '1.0.0' },
    'node_modules/own': { resolved: 'packages/own', link: true },
    'node_modules/tool': { version: '1.0.0', integrity },
    'node_modules/tool/node_modules/part': { version: '1.0.0', inBundle: true },
  });
  expect(found).toEqual([]);
});

test('ignores the lockfiles of installed packages', async () => {
  const found = await check({ 'node_modules/a': { version: '1.0.0' } }, 'node_modules/b/package-lock.json');
  expect(found).toEqual([]);
});

test('accepts a package that is known to lack its hash, in this version and this lockfile only', async () => {
  const packages = { '': {}, 'node_modules/@b/c': { version: '2.0.0' } };
  expect(await check(packages, 'package-lock.json', ['@b/c@2.0.0'])).toEqual([]);
  expect(await check(packages, 'package-lock.json', ['@b/c@1.0.0'])).toHaveLength(2);
  expect(await check(packages, 'examples/site/package-lock.json', ['@b/c@2.0.0'])).toHaveLength(1);
});

test.each([{ version: '2.0.0', integrity }, undefined])(
  'reports a known package that has become %o',
  async entry => {
    const packages = { '': {}, ...(entry && { 'node_modules/@b/c': entry }) };
    const found = await check(packages, 'package-lock.json', ['@b/c@2.0.0']);
    expect(found).toHaveLength(1);
    expect(found[0]?.problem).toBe('@b/c@2.0.0 is locked with its hash, or not at all.');
  },
);
