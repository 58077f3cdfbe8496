import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { headersFor, readHeaderRules } from './header-rules';

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
  const serve = sirv(dir, { dev: true, etag: true, extensions: ['html'] });
  const rules = readHeaderRules(dir);
  return createServer(async (request, response) => {
    const url = request.url ?? '/';
    for (const [name, value] of headersFor(url, rules)) response.setHeader(name, value);
    if (url === '/' && basePath !== '/') {
      response.writeHead(302, { location: basePath }).end();
      return;
    }
    const notFound = async () => {
      const page = await readFile(path.join(dir, '404.html')).catch(() => 'Not found');
      // The file may exist after the next deployment, so this response isn't cached, whatever `_headers` says about its
      // folder.
      const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
      response.writeHead(404, headers).end(page);
    };
    if (!url.startsWith(basePath)) {
      await notFound();
      return;
    }
    request.url = url.slice(basePath.length - 1);
    serve(request, response, notFound);
  });
}

/**
 * Starts a server on a port, or on the next free one.
 * @returns the port that it listens on
 * @throws Error if it can't listen for another reason than a port in use
 */
export async function listen(server: Server, port: number): Promise<number> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, () => {
        server.off('error', reject);
        resolve();
      });
    });
    return port;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    console.log(`Port ${port} is in use; trying ${port + 1}.`);
    return listen(server, port + 1);
  }
}
