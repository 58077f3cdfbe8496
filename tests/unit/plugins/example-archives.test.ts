import { readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { zipFolder } from '../../../plugins/output/example-archives';
import { projectOf } from '../checks/fixture';
import { exampleFiles } from '../examples/build-example';

describe('the archive of an example', () => {
  it('has all files of the example in one folder, including hidden ones', async () => {
    const contents = unzipSync(await zipFolder('examples/minimal', 'minimal'));
    expect(Object.keys(contents)).toEqual(exampleFiles('minimal').map(file => `minimal/${file}`));
    expect(Object.keys(contents)).toContain('minimal/.gitignore');
    const config = contents['minimal/rspress.config.ts'];
    expect(Buffer.from(config ?? []).toString()).toBe(
      readFileSync('examples/minimal/rspress.config.ts', 'utf8'),
    );
  });

  it('leaves out node_modules and doc_build', async () => {
    const { root } = projectOf({ 'a.txt': '', 'node_modules/b/c.js': '', 'doc_build/index.html': '' });
    expect(Object.keys(unzipSync(await zipFolder(root, 'x')))).toEqual(['x/a.txt']);
  });

  it('is identical for two copies of the same files at different times', async () => {
    const files = { 'b/c.txt': 'c', 'a.txt': 'a' };
    onTestFinished(() => void vi.useRealTimers());
    const archiveOn = (day: string) => {
      const { root } = projectOf(files);
      for (const file of Object.keys(files)) utimesSync(path.join(root, file), new Date(day), new Date(day));
      vi.setSystemTime(day);
      return zipFolder(root, 'x');
    };
    expect(await archiveOn('2026-01-02')).toEqual(await archiveOn('2026-03-04'));
  });
});
