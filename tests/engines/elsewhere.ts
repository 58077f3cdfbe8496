import { createServer } from 'node:http';
import { portOf } from '../browser/sites';

/** A proxy that replaces all hosts except `localhost` for a browser under test. */
export interface Elsewhere {
  host: string;
  port: number;
  /** Origins that were requested, and refused, so far. */
  asked: string[];
  close(): void;
}

/** Starts a proxy that refuses every request, so that tests are the same with and without a network. */
export async function startElsewhere(): Promise<Elsewhere> {
  const asked: string[] = [];
  const server = createServer(({ url }, response) => {
    asked.push(new URL(url ?? '', 'http://unknown').origin);
    response.writeHead(502).end();
  });
  // For an https URL, browsers request a tunnel to `host:443` from a proxy.
  server.on('connect', ({ url }, socket) => {
    asked.push(new URL(`https://${url}`).origin);
    socket.on('error', () => {}).end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  const port = await portOf(server);
  return { host: '127.0.0.1', port, asked, close: () => server.close().closeAllConnections() };
}
