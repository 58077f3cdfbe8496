import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../../scripts/serve-files';
import { ASSET_PREFIX, VARIANTS, type VariantName } from '../variants';

/** A variant of the site as it's served to the tests of one worker. */
export interface ServedSite {
  /** Of the server, without a slash at its end. */
  origin: string;
  /** Before each route: the origin and the base path, without a slash at its end. */
  root: string;
}

export type Sites = Record<VariantName, ServedSite>;

/** Serves every variant, each on a free port, and the assets of those that load them from another host. */
export async function serveSites(): Promise<{ sites: Sites; assetPort: number; close(): void }> {
  const servers: Server[] = [];
  const serve = async (dir: string, basePath: string) => {
    const server = createSiteServer({ dir, basePath });
    servers.push(server);
    return portOf(server);
  };
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
    assetPort: await serve(VARIANTS.hosted.outDir, new URL(ASSET_PREFIX).pathname),
    close() {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

/** Starts a server on a free port. */
export async function portOf(server: Server): Promise<number> {
  await once(server.listen(0), 'listening');
  return (server.address() as AddressInfo).port;
}
