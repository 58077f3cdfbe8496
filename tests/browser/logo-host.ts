import { createServer, type Server } from 'node:https';
import { generate } from 'selfsigned';
import { LOGO_ORIGIN } from '../../site/tools';

const { hostname } = new URL(LOGO_ORIGIN);

export const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';

/**
 * Creates a replacement for the host of the tools' logos. Its certificate is only for this run, and nothing trusts it.
 */
export async function createLogoHost(): Promise<Server> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: hostname }]);
  return createServer({ key, cert }, (_request, response) => {
    response.setHeader('content-type', 'image/svg+xml');
    response.end(LOGO);
  });
}
