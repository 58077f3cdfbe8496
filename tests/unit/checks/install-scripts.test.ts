import { describe, expect, test } from 'vitest';
import { installScriptsRuleWith } from '../../../checks/rules/install-scripts';
import { findingsOf } from './corpus-of';

const REASON = 'The binary also works without its script.';

interface Fixture {
  /** Packages with an install script. */
  scripts: string[];
  allowScripts: Record<string, boolean>;
  reasons: Record<string, string>;
}

function check({ scripts, allowScripts, reasons }: Fixture) {
  const packages = Object.fromEntries([
    ['node_modules/plain', { version: '1.0.0' }],
    ...scripts.map(name => [`node_modules/other/node_modules/${name}`, { hasInstallScript: true }]),
  ]);
  return findingsOf(installScriptsRuleWith(reasons), {
    'package.json': JSON.stringify({ private: true, allowScripts }, null, 2),
    'package-lock.json': JSON.stringify({ packages }),
  });
}

describe('a package with an install script', () => {
  test('is fine if npm has been told what to do, and a reason is given', async () => {
    const reasons = { '@a/tool': REASON, binary: REASON };
    const allowScripts = { '@a/tool': false, 'binary@1.2.3': true };
    expect(await check({ scripts: ['@a/tool', 'binary'], allowScripts, reasons })).toEqual([]);
  });

  test('is reported if it is new', async () => {
    const found = await check({
      scripts: ['binary', '@a/tool'],
      allowScripts: { binary: false },
      reasons: { binary: REASON },
    });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ file: 'package.json', line: 3 });
    expect(found[0]?.problem).toBe('@a/tool has an install script that "allowScripts" doesn\'t name.');
    expect(found[0]?.advice).toContain('npm install-scripts deny @a/tool');
  });

  test('is reported without a reason', async () => {
    const found = await check({ scripts: ['binary'], allowScripts: { binary: false }, reasons: {} });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ file: 'package.json', line: 4 });
    expect(found[0]?.problem).toBe('Nothing says why the install script of binary may run or not.');
    expect(found[0]?.advice).toContain('checks/install-scripts.ts');
  });
});

test.each<Omit<Fixture, 'scripts'>>([
  { allowScripts: { gone: false }, reasons: { gone: REASON } },
  { allowScripts: { 'gone@1.0.0': true }, reasons: {} },
  { allowScripts: {}, reasons: { gone: REASON } },
])('reports a package that no longer has an install script: $allowScripts, $reasons', async fixture => {
  const found = await check({ scripts: [], ...fixture });
  expect(found).toHaveLength(1);
  expect(found[0]?.problem).toBe('No package gone with an install script is locked.');
  expect(found[0]?.advice).toBe('Remove it from "allowScripts" and from checks/install-scripts.ts.');
});
