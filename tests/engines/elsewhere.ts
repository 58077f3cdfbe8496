import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that replaces all other hosts for a browser under test. */
export interface Elsewhere {
  /** Host and port of the proxy. */
  address: { host: string; port: number };
  /** Origins that were requested, and refused, so far. */
  asked: string[];
  close(): void;
}

/**
 * Starts a proxy that refuses every request. A browser that uses it for all hosts except `localhost` behaves the same
 * on machines with and without a network. The proxy records what the browser requested.
 */
export async function startElsewhere(): Promise<Elsewhere> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://unknown').origin);
    response.writeHead(502).end();
  });
  // For an https URL, browsers request a tunnel to `host:443` from a proxy.
  server.on('connect', (request, socket) => {
    asked.push(new URL(`https://${request.url}`).origin);
    socket.on('error', () => {});
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  const host = '127.0.0.1';
  await new Promise<void>(resolve => {
    server.listen(0, host, resolve);
  });
  return {
    address: { host, port: (server.address() as AddressInfo).port },
    asked,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
