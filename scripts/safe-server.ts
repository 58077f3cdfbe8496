import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import sirv, { type Options } from 'sirv';

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * Creates a server that outlives any request. If `answer` throws, the response has status 400 for malformed
 * percent-encoding and 500 for everything else. If a response fails after it has begun, its connection is closed.
 */
export function createSafeServer(answer: Answer): Server {
  return createServer(async (request, response) => {
    const fail = (error: unknown) => sendFailure(request, response, error);
    response.once('pipe', (source: Readable) => {
      source.once('error', fail);
      // Whoever leaves early would otherwise leave an open file behind.
      response.once('close', () => source.destroy());
    });
    try {
      await answer(request, response);
    } catch (error) {
      fail(error);
    }
  });
}

function sendFailure({ method, url }: IncomingMessage, response: ServerResponse, error: unknown) {
  console.error(`${method} ${url} failed: ${error}`);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  const status = error instanceof URIError ? 400 : 500;
  response.writeHead(status, { 'content-type': 'text/plain' }).end('The server failed to answer.');
}

/**
 * Returns a function that sends the file that a request asks for, as the folder is at that time, and resolves to `false`
 * if there is none.
 * @param options options of sirv
 */
export function createFileSender(dir: string, options: Options) {
  const send = sirv(dir, { ...options, dev: true });
  return (request: IncomingMessage, response: ServerResponse): Promise<boolean> =>
    new Promise(resolve => {
      if (!isKnownRange(request.headers.range)) delete request.headers.range;
      response.once('close', () => resolve(true));
      send(request, response, () => resolve(false));
    });
}

/**
 * Whether sirv understands a range: it throws on others, such as `bytes=10-5`. Servers may ignore any range and send the
 * whole file: https://www.rfc-editor.org/rfc/rfc9110.html#name-range
 */
function isKnownRange(range = ''): boolean {
  const [, first, last = first] = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(range) ?? [];
  return first !== undefined && Number(first) <= Number(last);
}
