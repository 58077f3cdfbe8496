import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

export interface SiteFolder {
  /** Folder of the built files. */
  dir: string;
  /** Path that the site is served under; starts and ends with a slash. */
  basePath: string;
}

/**
 * Serves a built site as a static host does: `/a` from `a.html`, `404.html` with status 404 for everything
 * else. Outside the base path there is nothing but a redirect from the root, for whoever opens the bare address.
 */
export function createSiteServer({ dir, basePath }: SiteFolder): Server {
  const serve = sirv(dir, { dev: true, etag: true, extensions: ['html'] });
  return createServer(async (request, response) => {
    const url = request.url ?? '/';
    if (url === '/' && basePath !== '/') {
      response.writeHead(302, { location: basePath }).end();
      return;
    }
    const notFound = async () => {
      const page = await readFile(path.join(dir, '404.html')).catch(() => 'Not found');
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(page);
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
 * @throws Error where the port cannot be listened on for another reason than being in use
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
