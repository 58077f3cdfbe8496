import path from 'node:path';
import { expect, it } from 'vitest';
import { reasonIn, run } from '../../../bench/process';

it('extracts the error line from output, without colors and local paths', () => {
  const file = path.resolve('bench/a.ts');
  expect(reasonIn(`building\n\u001b[31m[ERROR] no ${file}\u001b[0m\n    at x\n`)).toBe(
    '[ERROR] no bench/a.ts',
  );
  expect(reasonIn('building\nended\n')).toBe('ended');
});

it('reports how long a command takes, or why it fails', async () => {
  const cwd = process.cwd();
  expect((await run({ args: ['-e', ''], cwd })).ms).toBeGreaterThan(0);
  await expect(run({ args: ['-e', 'console.error("Error: no"); process.exit(3)'], cwd })).rejects.toThrow(
    'Error: no',
  );
  await expect(run({ args: ['-e', 'process.exit(3)'], cwd })).rejects.toThrow('ended with 3');
});
