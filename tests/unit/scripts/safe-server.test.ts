import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSafeServer } from '../../../scripts/safe-server';
import { listen } from '../../../scripts/serve-files';
import { sendRaw, statusOf } from './raw-request';

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
let server: Server;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

it.each([
  ['an error', 500, new Error('broken')],
  ['malformed percent-encoding', 400, new URIError('malformed')],
])('answers %s with %i, and names the request', async (_, status, error) => {
  server = createSafeServer((_request, response) => {
    response.setHeader('content-length', 5);
    throw error;
  });
  expect(statusOf(await sendRaw(await listen(server), REQUEST))).toBe(status);
  expect(console.error).toHaveBeenCalledWith(`GET / failed: ${error}`);
});

it('answers if a promise rejects', async () => {
  server = createSafeServer(() => Promise.reject(new Error('broken')));
  expect(statusOf(await sendRaw(await listen(server), REQUEST))).toBe(500);
});

it('answers if a file is gone', async () => {
  server = createSafeServer((_request, response) => createReadStream('not/here').pipe(response));
  expect(statusOf(await sendRaw(await listen(server), REQUEST))).toBe(500);
});

it('closes the connection if a response fails after it has begun', async () => {
  server = createSafeServer((_request, response) => {
    response.writeHead(200, { 'content-length': 5 }).write('a');
    throw new Error('broken');
  });
  expect(statusOf(await sendRaw(await listen(server), REQUEST))).not.toBe(500);
});

it('closes a file whose reader has left', async () => {
  const endless = new Readable({
    read() {
      this.push('a'.repeat(100_000));
    },
  });
  server = createSafeServer((_request, response) => endless.pipe(response));
  const socket = connect({ port: await listen(server), host: 'localhost' });
  socket.write(REQUEST);
  await once(socket, 'data');
  socket.destroy();
  await once(endless, 'close');
  expect(endless.destroyed).toBe(true);
});
