import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { addressOf, BIN, freePort, killStarted, startNode, textWhenUp } from '../support/rspress-process';

mkdirSync('.test-builds', { recursive: true });
const folder = mkdtempSync(path.resolve('.test-builds/redirects-'));
afterAll(() => {
  killStarted();
  rmSync(folder, { recursive: true, force: true });
});

it('serves the redirect pages in the preview', async () => {
  mkdirSync(path.join(folder, 'doc_build/recipes'), { recursive: true });
  for (const file of ['index', 'bread', 'recipes/index', 'recipes/rye'])
    writeFileSync(path.join(folder, `doc_build/${file}.html`), `file ${file}`);
  const address = await addressOf(startNode(folder, [BIN, 'preview', '--port', String(await freePort())]));
  expect(await textWhenUp(`${address}/bread`)).toBe('file bread');
  const answers = ['/bread.html?print=1', '/recipes/', '/recipes/rye'].map(url => textWhenUp(address + url));
  expect(await Promise.all(answers)).toEqual(['file bread', 'file recipes/index', 'file recipes/rye']);
});
