import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { textReader } from './expected';

const tsconfig = JSON.parse(readFileSync('examples/component-docs/tsconfig.json', 'utf8'));

it("the page shows a part of the example's tsconfig.json", () => {
  const shown = textReader('guide/advanced/component-docs')({ fence: 'tsconfig.json' });
  expect(tsconfig).toMatchObject(JSON.parse(shown));
});

it('a wrong prop in a demo causes an error in tsc if tsconfig.json includes the demos', () => {
  mkdirSync('.test-builds', { recursive: true });
  const folder = mkdtempSync(path.resolve('.test-builds/component-docs-'));
  const check = (include: string[]) => {
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ ...tsconfig, include }));
    const tsc = path.resolve('node_modules/typescript/bin/tsc');
    return spawnSync(process.execPath, [tsc, '--noEmit'], { cwd: folder, encoding: 'utf8' }).stdout;
  };
  try {
    cpSync('examples/component-docs', folder, { recursive: true });
    const demo = path.join(folder, 'demos/Counter.tsx');
    writeFileSync(demo, readFileSync(demo, 'utf8').replace('"danger"', '"red"'));
    expect(check(tsconfig.include)).toContain(`error TS2322: Type '"red"' is not assignable`);
    expect(check(['rspress.config.ts', 'docs'])).toBe('');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
