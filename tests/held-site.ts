import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer, get } from 'node:http';
import { portOf } from './browser/sites';

/** What a site holds back. */
export interface Held {
  /** Parts of pages after the first one. */
  pages: boolean;
  scripts: boolean;
  /** Pages as a whole. */
  documents?: boolean;
}

/** A site whose responses arrive when a test says so: HTML in parts, and scripts one by one. */
export interface HeldSite {
  /** Without a slash at its end. */
  origin: string;
  /** What is held from now on, besides what is held already. */
  hold(what: Held): void;
  /** Lets one thing arrive: the next part of a page, or a script. @returns whether there was one */
  release(): boolean;
  /** Lets everything arrive from now on. */
  releaseAll(): void;
  /** Number of requests that have no whole answer yet. */
  pending(): number;
  close(): void;
}

/** Parts of a page that arrive one after the other. */
const PARTS = 5;

/**
 * Puts a server that holds back in front of another one. If the other one doesn't answer, nor does this one.
 * @param upstream origin of the other
 * @param change returns the HTML to send instead
 */
export async function holdSite(
  upstream: string,
  change?: (html: string, request: IncomingMessage) => string,
): Promise<HeldSite> {
  const waiting: (() => void)[] = [];
  let held: Held = { pages: false, scripts: false };
  let pending = 0;
  const arrival = (kind: keyof Held) =>
    held[kind] ? new Promise<void>(resolve => waiting.push(resolve)) : undefined;

  const server: Server = createServer((request, response) => {
    pending += 1;
    response.once('close', () => {
      pending -= 1;
    });
    const headers = { accept: request.headers.accept ?? '*/*' };
    const asked = get(upstream + request.url, { headers }, async answer => {
      const chunks: Buffer[] = await answer.toArray();
      const type = answer.headers['content-type'] ?? '';
      const sent = Buffer.concat(chunks);
      const body =
        change && type.startsWith('text/html') ? Buffer.from(change(sent.toString(), request)) : sent;
      for (const [name, value] of Object.entries(answer.headers)) {
        if (value !== undefined && !/^(content-length|transfer-encoding|connection)$/.test(name))
          response.setHeader(name, value);
      }
      response.statusCode = answer.statusCode ?? 500;
      if (type.startsWith('text/html') && request.method === 'GET') await arrival('documents');
      if (type.startsWith('text/html')) await sendParts(body, response, () => arrival('pages'));
      else if (type.includes('javascript')) await arrival('scripts');
      response.end(type.startsWith('text/html') ? undefined : body);
    });
    asked.once('error', () => response.destroy());
  });
  const origin = `http://localhost:${await portOf(server)}`;
  return {
    origin,
    hold(what) {
      held = what;
    },
    release() {
      const next = waiting.shift();
      next?.();
      return next !== undefined;
    },
    releaseAll() {
      held = { pages: false, scripts: false };
      for (const next of waiting.splice(0)) next();
    },
    pending: () => pending,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The head and the first elements arrive together; what follows is cut where a tag begins. */
async function sendParts(body: Buffer, response: ServerResponse, arrival: () => Promise<void> | undefined) {
  const start = body.indexOf('<body');
  const size = Math.ceil((body.length - start) / PARTS);
  let sent = 0;
  for (let part = 1; part <= PARTS; part++) {
    const cut = part === PARTS ? body.length : body.indexOf('<', start + part * size);
    const end = cut < 0 ? body.length : cut;
    response.write(body.subarray(sent, end));
    sent = end;
    if (part < PARTS) await arrival();
  }
}
