/** Serves a built site like a static host: with the site's own headers, and with compressed text files. */
import { type IncomingMessage, request } from 'node:http';
import { createGzip } from 'node:zlib';
import { createSafeServer } from '../scripts/safe-server';
import { createSiteServer, listen } from '../scripts/serve-files';

const TEXT = /^(?:text\/|application\/(?:javascript|json|xml|manifest\+json|wasm)|image\/svg)/;

export interface Served {
  /** `http://localhost:…` without a trailing slash. */
  origin: string;
  close(): void;
}

/** Serves a folder on a free port until `close` is called. */
export async function serve(dir: string): Promise<Served> {
  const files = createSiteServer({ dir, basePath: '/' });
  const filesPort = await listen(files);
  const server = createSafeServer((incoming, answer) => {
    const { url: path, method, headers } = incoming;
    const forward = request({ port: filesPort, path, method, headers }, found => {
      const { statusCode = 500, headers: foundHeaders } = found;
      if (!isZipped(incoming, found)) {
        answer.writeHead(statusCode, foundHeaders);
        found.pipe(answer);
        return;
      }
      const { 'content-length': _, ...rest } = foundHeaders;
      answer.writeHead(statusCode, { ...rest, 'content-encoding': 'gzip', vary: 'accept-encoding' });
      found.pipe(createGzip({ level: 9 })).pipe(answer);
    });
    forward.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
    forward.end();
  });
  // Keep idle connections open, because measuring the compressed size of a file can take longer than the timeout.
  for (const each of [server, files]) each.keepAliveTimeout = 0;
  const port = await listen(server);
  return {
    origin: `http://localhost:${port}`,
    close() {
      for (const each of [server, files]) {
        each.close();
        each.closeAllConnections();
      }
    },
  };
}

function isZipped({ method, headers }: IncomingMessage, found: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    found.statusCode !== 304 &&
    /\bgzip\b/.test(String(headers['accept-encoding'])) &&
    TEXT.test(found.headers['content-type'] ?? '')
  );
}
