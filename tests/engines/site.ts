import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createSiteServer } from '../../scripts/serve-files';

const WATCH_FILE = '/~watch/watch.js';
const PLANTED_FILE = '/~watch/planted.js';
const WATCH_REPORT = '/~watch/faults';
const WATCH_SCRIPT = readFileSync(path.join(import.meta.dirname, 'watch.js'), 'utf8');

/** Documents of playgrounds run in a sandbox that loads nothing, and show their errors to the reader themselves. */
const SANDBOX = '/playground/';

/** The built site at an origin that no other test has had, so that nothing stored by another test is there. */
export interface Site {
  origin: string;
  /** What went wrong so far: requests for files that don't exist, and what the watch in the pages has told. */
  faults: string[];
  /** Stops answering, as a server without power does. */
  switchOff(): void;
  /** Puts a script at the start of each page from now on; the page's policy allows it as a file of the site. */
  plant(code: string): void;
  /** Answers requests for paths that match only once they are released. @returns releases them */
  hold(pattern: RegExp): () => void;
  close(): void;
}

export interface SiteOptions {
  /** Folder of the built files. */
  dir: string;
  /** Whether pages begin with a script that reports what they log. */
  isWatched: boolean;
}

/** Ports of this process's earlier sites. */
const usedPorts = new Set<number>();

/** Serves the built site on a free port. */
export async function serveSite({ dir, isWatched }: SiteOptions): Promise<Site> {
  const files = createSiteServer({ dir, basePath: '/' });
  // A connection that the server closes while it's reused fails the request.
  files.keepAliveTimeout = 0;
  const filesOrigin = await listenOnFreePort(files);
  const faults: string[] = [];
  const held: { pattern: RegExp; released: Promise<void> }[] = [];
  const scripts = new Map(isWatched ? [[WATCH_FILE, WATCH_SCRIPT]] : []);
  let isOff = false;
  let isClosed = false;

  const server = createServer(async (request, response) => {
    const pathname = request.url?.split('?')[0] ?? '/';
    if (pathname === WATCH_REPORT) {
      faults.push(await text(request));
      response.end();
      return;
    }
    if (isOff) {
      request.socket.destroy();
      return;
    }
    const script = scripts.get(pathname);
    if (script !== undefined) {
      response.setHeader('content-type', 'text/javascript').end(script);
      return;
    }
    await held.find(({ pattern }) => pattern.test(pathname))?.released;
    const isPage = ['document', 'iframe'].includes(String(request.headers['sec-fetch-dest']));
    response.once('finish', () => {
      if (!isPage && response.statusCode >= 400) faults.push(`${response.statusCode} for ${pathname}`);
    });
    if (scripts.size > 0 && isPage && !pathname.startsWith(SANDBOX)) {
      try {
        await sendWithScripts(response, `${filesOrigin}${request.url}`, [...scripts.keys()]);
      } catch (error) {
        // A test may end while a page is on its way.
        if (!isClosed) faults.push(`${pathname} could not be sent: ${error}`);
        response.destroy();
      }
    } else {
      files.emit('request', request, response);
    }
  });

  return {
    origin: await listenOnFreePort(server),
    faults,
    switchOff() {
      isOff = true;
      server.closeIdleConnections();
    },
    plant(code) {
      scripts.set(PLANTED_FILE, code);
    },
    hold(pattern) {
      let release = () => {};
      const released = new Promise<void>(resolve => {
        release = resolve;
      });
      held.push({ pattern, released });
      return release;
    },
    close() {
      isClosed = true;
      for (const each of [server, files]) {
        each.close();
        each.closeAllConnections();
      }
    },
  };
}

/** @returns the origin of a server on a port that this process hasn't used before */
async function listenOnFreePort(server: Server): Promise<string> {
  await new Promise<void>(resolve => {
    server.listen(0, resolve);
  });
  const { port } = server.address() as AddressInfo;
  if (!usedPorts.has(port)) {
    usedPorts.add(port);
    return `http://localhost:${port}`;
  }
  await new Promise(resolve => {
    server.close(resolve);
  });
  return listenOnFreePort(server);
}

/** Headers that belong to a connection or to the body as it was. */
const OWN_HEADERS = ['connection', 'content-length', 'keep-alive', 'transfer-encoding'];

/** Sends a page with more scripts at the start of its head. */
async function sendWithScripts(response: ServerResponse, address: string, scripts: string[]) {
  const page = await fetch(address);
  for (const [name, value] of page.headers) {
    if (!OWN_HEADERS.includes(name)) response.setHeader(name, value);
  }
  const tags = scripts.map(src => `<script src="${src}"></script>`).join('');
  const html = await page.text();
  response.writeHead(page.status).end(html.replace(/<head[^>]*>/, head => head + tags));
}
