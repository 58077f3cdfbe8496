import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { createSiteServer } from '../../../scripts/serve-files';

const dir = mkdtempSync(path.join(tmpdir(), 'serve-files-'));
let server: Server;
let origin: string;

beforeAll(async () => {
  mkdirSync(path.join(dir, 'static'));
  writeFileSync(path.join(dir, 'index.html'), 'home');
  writeFileSync(path.join(dir, 'a.html'), 'a');
  writeFileSync(path.join(dir, '404.html'), 'not here');
  writeFileSync(path.join(dir, 'static/b.css'), 'b');
  writeFileSync(
    path.join(dir, '_headers'),
    '/docs/*\n  X-Everywhere: 1\n\n/docs/static/*\n  Cache-Control: immutable\n\n/docs/\n  X-Home: a: b\n',
  );
  server = createSiteServer({ dir, basePath: '/docs/' });
  await new Promise<void>(resolve => {
    server.listen(0, resolve);
  });
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(dir, { recursive: true });
});

test.each([
  ['/docs/', 200, 'home'],
  ['/docs/a?b#c', 200, 'a'],
  ['/docs/static/b.css', 200, 'b'],
  ['/docs/nothing', 404, 'not here'],
  ['/elsewhere', 404, 'not here'],
])('%s is answered with %i', async (url, status, text) => {
  const response = await fetch(origin + url);
  expect([response.status, await response.text()]).toEqual([status, text]);
});

it('sends the headers in `_headers` only for the paths that they apply to', async () => {
  const of = async (url: string) => {
    const { headers } = await fetch(origin + url);
    return [headers.get('x-everywhere'), headers.get('x-home'), headers.get('cache-control') === 'immutable'];
  };
  expect(await of('/docs/')).toEqual(['1', 'a: b', false]);
  expect(await of('/docs/a')).toEqual(['1', null, false]);
  expect(await of('/docs/static/b.css')).toEqual(['1', null, true]);
  expect(await of('/elsewhere')).toEqual([null, null, false]);
});
