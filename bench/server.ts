import type { Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { createSafeServer } from '../scripts/safe-server';
import { createSiteServer, listen } from '../scripts/serve-files';

const TEXT = /^(?:text\/|application\/(?:javascript|json|xml|manifest\+json|wasm)|image\/svg)/;

/** Serves a built site like a static host while a function runs: with its own headers, and with compressed text files. */
export async function served<Result>(dir: string, use: (origin: string) => Promise<Result>): Promise<Result> {
  const files = createSiteServer({ dir, basePath: '/' });
  const source = `http://localhost:${await listen(files)}`;
  const server = createSafeServer(async ({ url, headers }, response) => {
    const found = await fetch(source + url, { redirect: 'manual' });
    const body = Buffer.from(await found.arrayBuffer());
    const { 'content-length': _, connection, 'keep-alive': __, ...kept } = Object.fromEntries(found.headers);
    const isZipped =
      /\bgzip\b/.test(String(headers['accept-encoding'])) && TEXT.test(kept['content-type'] ?? '');
    response
      .writeHead(found.status, {
        ...kept,
        ...(isZipped ? { 'content-encoding': 'gzip', vary: 'accept-encoding' } : {}),
      })
      .end(isZipped ? gzipSync(body, { level: 9 }) : body);
  });
  // Keep idle connections open, because measuring the compressed size of a file can take longer than the timeout.
  for (const each of [server, files]) each.keepAliveTimeout = 0;
  try {
    return await use(`http://localhost:${await listen(server)}`);
  } finally {
    for (const each of [server, files]) close(each);
  }
}

function close(server: Server) {
  server.close();
  server.closeAllConnections();
}
