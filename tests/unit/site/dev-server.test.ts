import { createRsbuild } from '@rsbuild/core';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { devServer, readHost, refuseOtherSites } from '../../../site/dev-server';
import { sendRaw, statusOf } from '../scripts/raw-request';

test.each([
  [{}, 'localhost'],
  [{ HOST: ' ' }, 'localhost'],
  [{ HOST: '0.0.0.0' }, '0.0.0.0'],
])('with the variables %j, servers listen on %s', (env, host) => {
  expect(readHost(env)).toBe(host);
  expect(devServer(env).host).toBe(host);
});

const EDITOR = '/__open-in-editor?file=a.ts';
const OWN = { host: 'localhost:3000', 'sec-fetch-site': 'same-origin' };
const OTHER = { ...OWN, 'sec-fetch-site': 'cross-site' };
const LAN = { host: '192.168.1.5:3000' };

describe.each([
  ['an own page loads a file', '/a.js', OWN, true],
  ['an own page opens the editor', EDITOR, OWN, true],
  ['a frame of the previews loads a file', '/a.js', { ...OWN, 'sec-fetch-site': 'same-site' }, true],
  ['a preview opens the editor of the pages', EDITOR, { ...OWN, 'sec-fetch-site': 'same-site' }, false],
  ['a reader types a URL', '/a', { ...OWN, 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, true],
  ['a program loads a file', '/a.js', { host: OWN.host }, true],
  ['a program opens the editor', EDITOR, { host: OWN.host }, false],
  ['another site links to a page', '/a', { ...OTHER, 'sec-fetch-mode': 'navigate' }, true],
  ['another site loads a script', '/a.js', { ...OTHER, 'sec-fetch-mode': 'no-cors' }, false],
  ['another site opens the editor', EDITOR, { ...OTHER, 'sec-fetch-mode': 'no-cors' }, false],
  ['another site links to the editor', EDITOR, { ...OTHER, 'sec-fetch-mode': 'navigate' }, false],
  ['it does so below the base path', `/docs${EDITOR}`, { ...OTHER, 'sec-fetch-mode': 'navigate' }, false],
  [
    'it writes the path differently',
    '/__OPEN-in-editor/?file=a',
    { ...OTHER, 'sec-fetch-mode': 'navigate' },
    false,
  ],
  ['a page on another device loads a file', '/a.js', LAN, true],
  ['it sends its origin', '/a.js', { ...LAN, origin: `http://${LAN.host}` }, true],
  ['another site sends its origin', '/a.js', { ...LAN, origin: 'https://evil.example' }, false],
  ['a sandbox sends its origin', '/a.js', { ...LAN, origin: 'null' }, false],
])('if %s', (_, url, headers, isAllowed) => {
  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
    `it's ${isAllowed ? '' : 'not '}allowed from %s`,
    address => {
      expect(isAnswered(url, headers, address)).toBe(isAllowed);
    },
  );
});

it('opens the editor for no other machine', () => {
  expect(isAnswered(EDITOR, OWN, '192.168.1.6')).toBe(false);
  expect(isAnswered(EDITOR, OWN, '::ffff:192.168.1.6')).toBe(false);
});

function isAnswered(url: string, headers: Record<string, string>, remoteAddress: string): boolean {
  const next = vi.fn();
  const response = { writeHead: vi.fn(), end: vi.fn() };
  refuseOtherSites({ url, headers, socket: { remoteAddress } }, response, next);
  if (next.mock.calls.length === 0) expect(response.writeHead).toHaveBeenCalledWith(403, expect.anything());
  else expect(response.end).not.toHaveBeenCalled();
  return next.mock.calls.length > 0;
}

describe('Rsbuild with these settings', () => {
  let port: number;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const rsbuild = await createRsbuild({
      config: {
        logLevel: 'silent',
        server: { ...devServer({}), publicDir: false, printUrls: false },
        source: { entry: {} },
      },
    });
    const server = await rsbuild.createDevServer({ runCompile: false });
    ({ port } = await server.listen());
    close = () => server.close();
  });
  afterAll(() => close());

  test.each([
    ['GET /__open-in-editor HTTP/1.1\r\nHost: localhost', 403],
    // Without a file, the endpoint's own answer is 500.
    ['GET /__open-in-editor HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin', 500],
    ['GET / HTTP/1.1\r\nHost: evil.example', 403],
    ['GET / HTTP/1.1\r\nHost: localhost', 404],
    ['GET / HTTP/1.1\r\nHost: 127.0.0.1', 404],
  ])('answers %j with %i', async (head, status) => {
    expect(statusOf(await sendRaw(port, `${head}\r\n\r\n`))).toBe(status);
  });
});
