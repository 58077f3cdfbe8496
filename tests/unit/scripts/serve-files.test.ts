import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { METHODS, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { createSiteServer, listen } from '../../../scripts/serve-files';
import { sendRaw, statusOf } from './raw-request';

const dir = mkdtempSync(path.join(tmpdir(), 'serve-files-'));
let server: Server;
let port: number;
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
  port = await listen(server);
  origin = `http://localhost:${port}`;
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

/** Requests that ask for something impossible, with their status. */
const ODD_REQUESTS: [name: string, head: string, status: number][] = [
  ['a range that ends before it begins', 'GET /docs/404.html HTTP/1.1\r\nRange: bytes=5-2', 200],
  ['a range that ends beyond all numbers', `GET /docs/a HTTP/1.1\r\nRange: bytes=0-${'9'.repeat(40)}`, 200],
  ['a range that begins beyond the end', 'GET /docs/a HTTP/1.1\r\nRange: bytes=99-', 416],
  ['a range of words', 'GET /docs/a HTTP/1.1\r\nRange: bytes=a-b', 200],
  ['several ranges', 'GET /docs/a HTTP/1.1\r\nRange: bytes=0-0, 4-1', 200],
  ['a range of another unit', 'GET /docs/a HTTP/1.1\r\nRange: lines=1-2', 200],
  ['malformed percent-encoding', 'GET /docs/%E0%A4%A HTTP/1.1', 404],
  ['an encoded NUL byte', 'GET /docs/a%00.html HTTP/1.1', 404],
  ['a NUL byte', 'GET /docs/a\0 HTTP/1.1', 400],
  ['a long name', `GET /docs/${'a'.repeat(5000)} HTTP/1.1`, 404],
  ['a URL beyond what the server reads', `GET /docs/${'a'.repeat(100_000)} HTTP/1.1`, 431],
  ['a path out of the folder', 'GET /docs/../../../../etc/hostname HTTP/1.1', 404],
  ['no path', 'OPTIONS * HTTP/1.1', 404],
  ['a complete URL', 'GET http://elsewhere.example/docs/a HTTP/1.1', 404],
  ['an unknown method', 'SING /docs/a HTTP/1.1', 400],
  ['an unused method', 'PROPFIND /docs/nothing HTTP/1.1', 404],
  ['an expectation', 'GET /docs/a HTTP/1.1\r\nExpect: nothing', 417],
  ['an upgrade', 'GET /docs/a HTTP/1.1\r\nConnection: upgrade\r\nUpgrade: websocket', 200],
  ['odd caching headers', 'GET /docs/a HTTP/1.1\r\nIf-None-Match: "\xff\r\nIf-Modified-Since: never', 200],
];

test.each(ODD_REQUESTS)('%s has an answer', async (_, head, status) => {
  const response = await sendRaw(port, `${head}\r\nHost: localhost\r\n\r\n`);
  expect(statusOf(response)).toBe(status);
});

it('sends parts of a file', async () => {
  const response = await fetch(`${origin}/docs/404.html`, { headers: { range: 'bytes=1-3' } });
  expect([response.status, await response.text()]).toEqual([206, 'ot ']);
});

it('answers after any request', async () => {
  const piece = fc.constantFrom(
    'docs',
    'a',
    'static',
    '/',
    '..',
    '\\',
    '%',
    '%00',
    '%2f',
    '\0',
    '?',
    '#',
    '\xe9',
  );
  const target = fc.oneof(
    fc.array(fc.oneof(piece, fc.string())).map(parts => `/docs/${parts.join('')}`),
    fc.string(),
  );
  const position = fc.oneof(fc.constant(''), fc.integer(), fc.double(), fc.bigInt());
  const value = fc.oneof(
    fc.tuple(position, position).map(([first, last]) => `bytes=${first}-${last}`),
    fc.string({ unit: 'binary' }),
  );
  const name = fc.constantFrom(
    ...['Range', 'Host', 'If-None-Match', 'Accept-Encoding', 'Connection', 'Upgrade', 'Expect'],
    ...['Content-Length', 'Transfer-Encoding', 'X-\0'],
  );
  const method = fc.oneof(fc.constantFrom(...METHODS), fc.string({ maxLength: 8 }));
  const headers = fc.array(fc.tuple(name, value), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(method, target, headers, async (method, target, headers) => {
      const lines = [
        `${method} ${target} HTTP/1.1`,
        'Host: localhost',
        ...headers.map(pair => pair.join(': ')),
      ];
      expect(statusOf(await sendRaw(port, `${lines.join('\r\n')}\r\n\r\n`))).not.toBe(500);
      expect(statusOf(await sendRaw(port, 'GET /docs/a HTTP/1.1\r\nHost: localhost\r\n\r\n'))).toBe(200);
    }),
  );
});

it('listens on this machine only, unless asked otherwise', () => {
  expect(['127.0.0.1', '::1']).toContain((server.address() as AddressInfo).address);
});

it('uses the next port if one is in use', async () => {
  const next = createSiteServer({ dir, basePath: '/docs/' });
  expect(await listen(next, port)).toBeGreaterThan(port);
  next.close();
});

it('names the setting if the machine has no such address', async () => {
  const unheard = createSiteServer({ dir, basePath: '/docs/' });
  await expect(listen(unheard, 0, '192.0.2.1')).rejects.toThrow(
    /^HOST is "192\.0\.2\.1", but .* HOST=0\.0\.0\.0/,
  );
  unheard.close();
});
