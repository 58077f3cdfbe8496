import { readFileSync } from 'node:fs';
import type { Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createSafeServer } from '../../scripts/safe-server';
import { createSiteServer, listen } from '../../scripts/serve-files';

const WATCH_FILE = '/~watch/watch.js';
const PLANTED_FILE = '/~watch/planted.js';
const WATCH_REPORT = '/~watch/faults';
const WATCH_SCRIPT = readFileSync(path.join(import.meta.dirname, 'watch.js'), 'utf8');

/**
 * Start of the paths of playground documents. Their sandbox loads nothing, and they show their errors to the reader.
 */
const SANDBOX = '/playground/';

/** The built site at an origin that no other test has used, so that the browser has stored nothing for it. */
export interface Site {
  origin: string;
  /** Faults so far, such as requests for missing files, and faults that the script in the pages has reported. */
  faults: string[];
  /** Closes connections without an answer from now on, as if the server were down. */
  switchOff(): void;
  /** Adds a script to the start of each page from now on. It's a file of the site, so the page's policy allows it. */
  plant(code: string): void;
  /** Holds back the answers to requests for paths that match. @returns a function that releases them */
  hold(pattern: RegExp): () => void;
  close(): void;
}

export interface SiteOptions {
  /** Folder of the built files. */
  dir: string;
  /** Whether to start each page with a script that reports what the page logs. */
  isWatched: boolean;
}

/** Ports that earlier sites of this process have used. */
const usedPorts = new Set<number>();

/** Serves the built site on a free port. */
export async function serveSite({ dir, isWatched }: SiteOptions): Promise<Site> {
  const files = createSiteServer({ dir, basePath: '/' });
  // If the server closes a connection while the browser reuses it, the request fails. So connections aren't kept.
  files.keepAliveTimeout = 0;
  const filesOrigin = await listenOnFreePort(files);
  const faults: string[] = [];
  const held: { pattern: RegExp; released: Promise<void> }[] = [];
  const scripts = new Map(isWatched ? [[WATCH_FILE, WATCH_SCRIPT]] : []);
  let isOff = false;
  let isClosed = false;

  const server = createSafeServer(async (request, response) => {
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
        // A test may end while a page is being sent.
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

/** Starts a server on a port that this process hasn't used before. @returns its origin */
async function listenOnFreePort(server: Server): Promise<string> {
  const port = await listen(server);
  if (!usedPorts.has(port)) {
    usedPorts.add(port);
    return `http://localhost:${port}`;
  }
  await new Promise(resolve => {
    server.close(resolve);
  });
  return listenOnFreePort(server);
}

/** Headers that belong to the connection, or to the original body. */
const OWN_HEADERS = ['connection', 'content-length', 'keep-alive', 'transfer-encoding'];

/** Sends a page with additional scripts at the start of its head. */
async function sendWithScripts(response: ServerResponse, address: string, scripts: string[]) {
  const page = await fetch(address);
  for (const [name, value] of page.headers) {
    if (!OWN_HEADERS.includes(name)) response.setHeader(name, value);
  }
  const tags = scripts.map(src => `<script src="${src}"></script>`).join('');
  const html = await page.text();
  response.writeHead(page.status).end(html.replace(/<head[^>]*>/, head => head + tags));
}
