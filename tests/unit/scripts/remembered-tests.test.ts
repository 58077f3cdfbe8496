import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { codeOf, inputOf } from '../../../scripts/remembered-tests';

it.each([
  ['docs/en/index.mdx', 'docs/en/index.mdx'],
  ['examples/seo/docs/index.md', 'examples/seo/'],
  ['.github/workflows/ci.yml', '.github/workflows/ci.yml'],
  ['checks', 'checks/'],
  ['.cache/anything', undefined],
  ['node_modules/yaml/package.json', undefined],
  ['../elsewhere', undefined],
])('%s belongs to %s', (file, input) => {
  expect(inputOf(file)).toBe(input);
});

it('compares the code of a test and its imports, but not their comments', async () => {
  mkdirSync('.test-builds', { recursive: true });
  const folder = mkdtempSync(path.resolve('.test-builds/code-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const codeWith = async (helper: string) => {
    writeFileSync(path.join(folder, 'helper.ts'), helper);
    writeFileSync(path.join(folder, 'a.test.ts'), "import { one } from './helper';\n\nconsole.log(one);\n");
    return await codeOf(path.join(folder, 'a.test.ts'));
  };
  const code = await codeWith('export const one = 1;\n');
  expect(await codeWith('/** The number one. */\nexport const one: number = 1; // one\n')).toBe(code);
  expect(await codeWith('export const one = 2;\n')).not.toBe(code);
});
