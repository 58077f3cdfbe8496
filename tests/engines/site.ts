import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { createSafeServer } from '../../scripts/safe-server';
import { createSiteServer } from '../../scripts/serve-files';
import { portOf } from '../browser/sites';
import { type HeldSite, holdSite } from '../held-site';
import { VARIANTS } from '../variants';

const WATCH = '/~watch.js';
const WATCH_SCRIPT = readFileSync(path.join(import.meta.dirname, 'watch.js'), 'utf8');

/** Start of the paths of playground documents. Their sandbox loads nothing, and they show their errors to the reader. */
const SANDBOX = '/playground/';

/** The built site at its own origin, so that the browser has stored nothing for it. */
export interface Site extends HeldSite {
  /** Faults so far: requests for missing files, and what the script in the pages has reported. */
  faults: string[];
  /** Closes connections without an answer from now on, as if the server were down. */
  switchOff(): void;
}

/**
 * Serves a built site on a free port.
 * @param isWatched whether each page starts with a script that reports faults
 */
export async function serveSite(isWatched: boolean, dir: string = VARIANTS.root.outDir): Promise<Site> {
  const faults: string[] = [];
  let isOff = false;
  const files = createSiteServer({ dir, basePath: '/' });
  const server = createSafeServer((request, response) => {
    if (isOff) return request.socket.destroy();
    const [pathname, fault] = request.url?.split('?') ?? [];
    if (pathname === WATCH) {
      if (fault) faults.push(decodeURIComponent(fault));
      // Scripts of this type aren't held back.
      response.setHeader('content-type', 'text/ecmascript').end(WATCH_SCRIPT);
      return;
    }
    response.once('finish', () => {
      if (!isPage(request) && response.statusCode >= 400)
        faults.push(`${response.statusCode} for ${pathname}`);
    });
    files.emit('request', request, response);
  });
  const watched = (html: string, request: IncomingMessage) =>
    isWatched && isPage(request) && !request.url?.startsWith(SANDBOX)
      ? html.replace(/<head[^>]*>/, `$&<script src="${WATCH}"></script>`)
      : html;
  const site = await holdSite(`http://localhost:${await portOf(server)}`, watched);
  const switchOff = () => {
    isOff = true;
  };
  return { ...site, faults, switchOff };
}

/** Whether the browser wants to show what it requests, in a tab or in a frame. */
function isPage({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('text/html') ?? false;
}
