import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { served } from '../../../bench/server';

it('serves a site with its own headers, and compresses only text', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'a.html'), '<h1>A</h1>');
  writeFileSync(path.join(folder, 'a.png'), 'picture');
  writeFileSync(path.join(folder, '_headers'), '/*\n  X-Own: yes\n');
  await served(folder, async origin => {
    const get = (file: string, encoding: string) =>
      fetch(`${origin}/${file}`, { headers: { 'accept-encoding': encoding } });
    const page = await get('a', 'gzip');
    expect(await page.text()).toBe('<h1>A</h1>');
    expect([...page.headers]).toEqual(
      expect.arrayContaining([
        ['content-encoding', 'gzip'],
        ['x-own', 'yes'],
      ]),
    );
    expect((await get('a', 'identity')).headers.get('content-encoding')).toBeNull();
    expect((await get('a.png', 'gzip')).headers.get('content-encoding')).toBeNull();
    expect((await get('b', 'gzip')).status).toBe(404);
  });
});
