import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { headersFor, readHeaderRules } from './header-rules';
import { createFileSender, createSafeServer } from './safe-server';

export interface SiteFolder {
  /** Folder of the built files. */
  dir: string;
  /** Path that the site is served under; starts and ends with a slash. */
  basePath: string;
}

/**
 * Serves a built site as a static host does: `/a` from `a.html`, `404.html` with status 404 for everything else, and
 * the headers from `_headers`. Outside the base path, it only redirects `/` to the base path, for anyone who opens the
 * URL without it.
 */
export function createSiteServer({ dir, basePath }: SiteFolder): Server {
  const send = createFileSender(dir, { etag: true, extensions: ['html'] });
  const rules = readHeaderRules(dir);
  return createSafeServer(async (request, response) => {
    const url = request.url ?? '/';
    for (const [name, value] of headersFor(url, rules)) response.setHeader(name, value);
    if (url === '/' && basePath !== '/') {
      response.writeHead(302, { location: basePath }).end();
      return;
    }
    if (url.startsWith(basePath)) {
      request.url = url.slice(basePath.length - 1);
      if (await send(request, response)) return;
    }
    const page = await readFile(path.join(dir, '404.html')).catch(() => 'Not found');
    // The file may exist after the next deployment, so this response isn't cached, whatever `_headers` says about its
    // folder.
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
    response.writeHead(404, headers).end(page);
  });
}

/**
 * Starts a server on a port, or on the next free one.
 * @param port 0 is any free port
 * @param host `localhost` can only be reached from this machine; `0.0.0.0` is all of the machine's addresses
 * @returns the port that it listens on
 * @throws Error if it can't listen for another reason than a port in use
 */
export async function listen(server: Server, port = 0, host = 'localhost'): Promise<number> {
  try {
    await once(server.listen(port, host), 'listening');
    return (server.address() as AddressInfo).port;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)) {
      throw new Error(
        `HOST is "${host}", but this machine has no such address. To listen on all, set HOST=0.0.0.0.`,
      );
    }
    if (code !== 'EADDRINUSE') throw error;
    console.log(`Port ${port} is in use; trying ${port + 1}.`);
    return listen(server, port + 1, host);
  }
}
