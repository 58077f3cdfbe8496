import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { RsbuildConfig } from '@rsbuild/core';
import { type Environment, readVariable } from './environment';

type ServerConfig = NonNullable<RsbuildConfig['server']>;

/** The address that servers listen on. Other devices can't reach `localhost`. */
export function readHost(env: Environment): string {
  return readVariable(env, 'HOST')?.value ?? 'localhost';
}

/**
 * Settings of each dev server. It only answers to names of this machine, so that no other site can read it by a name
 * that leads here, and it refuses requests from other sites.
 */
export function devServer(env: Environment): ServerConfig {
  return {
    host: readHost(env),
    // Rsbuild adds localhost, IP addresses, and the host.
    allowedHosts: [],
    setup: ({ server }) => {
      server.middlewares.use(refuseOtherSites);
    },
  };
}

/** Rsbuild's own endpoint. It also answers at longer paths, and below the base path. */
const OPENS_EDITOR = /\/__open-in-editor/i;

/**
 * A middleware that refuses what other sites load from the dev server, such as images and scripts, but not links to its
 * pages. Only its own pages, opened on this machine, open a file in the editor.
 */
export function refuseOtherSites(
  {
    headers,
    url = '',
    socket,
  }: Pick<IncomingMessage, 'headers' | 'url'> & { socket: { remoteAddress?: string | undefined } },
  response: Pick<ServerResponse, 'writeHead' | 'end'>,
  next: () => void,
) {
  const site = siteOf(headers);
  const isAllowed = OPENS_EDITOR.test(url)
    ? site === 'same-origin' && isLoopback(socket.remoteAddress)
    : site !== 'cross-site' || headers['sec-fetch-mode'] === 'navigate';
  if (isAllowed) {
    next();
    return;
  }
  response.writeHead(403, { 'Content-Type': 'text/plain' });
  response.end('The dev server only answers to its own pages here.');
}

/**
 * Where a request comes from, as in `Sec-Fetch-Site`. Browsers only send that header to `https` and to the own machine,
 * so `Origin` is used without it.
 */
function siteOf({ 'sec-fetch-site': site, origin, host }: IncomingHttpHeaders): string | undefined {
  if (site !== undefined || origin === undefined) return site?.toString();
  return URL.canParse(origin) && new URL(origin).host === host ? 'same-origin' : 'cross-site';
}

/** IPv4 addresses may be written as IPv6. */
function isLoopback(address = ''): boolean {
  return /^(?:::1|(?:::ffff:)?127\.[\d.]+)$/.test(address);
}
