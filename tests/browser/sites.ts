import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { createSiteServer } from '../../scripts/serve-files';
import { ASSET_PREFIX, VARIANTS, type VariantName } from '../variants';
import { createLogoHost } from './logo-host';

/** A variant of the site as it's served to the tests of one worker. */
export interface ServedSite {
  /** Origin of the server, without a trailing slash. */
  origin: string;
  /** Start of the URL of each route: the origin and the base path, without a trailing slash. */
  root: string;
}

export type Sites = Record<VariantName, ServedSite>;

/** Ports of the servers that replace other hosts. */
export interface HostPorts {
  assets: number;
  logos: number;
}

/**
 * Serves each variant on a free port, the assets of variants that load them from another host, and the tools' logos.
 */
export async function serveSites(): Promise<{ sites: Sites; ports: HostPorts; close(): void }> {
  const servers: Server[] = [];
  const listen = (server: Server) => {
    servers.push(server);
    // The browser may use a connection again at the moment when the server would close it.
    server.keepAliveTimeout = 0;
    return portOf(server);
  };
  const serve = (dir: string, basePath: string) => listen(createSiteServer({ dir, basePath }));
  const names = Object.keys(VARIANTS) as VariantName[];
  const served = await Promise.all(
    names.map(async name => {
      const { outDir, basePath } = VARIANTS[name];
      const origin = `http://localhost:${await serve(outDir, basePath)}`;
      return [name, { origin, root: origin + basePath.slice(0, -1) }] as const;
    }),
  );
  return {
    sites: Object.fromEntries(served) as Sites,
    ports: {
      assets: await serve(VARIANTS.hosted.outDir, new URL(ASSET_PREFIX).pathname),
      logos: await listen(await createLogoHost()),
    },
    close() {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

/** Starts a server on a free port. `fixtures.ts` leads other hosts to the same address. */
export async function portOf(server: NetServer): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}
