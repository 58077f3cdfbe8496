import { existsSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { readHost } from '../site/dev-server';
import { readSettings } from '../site/settings';
import { createSiteServer, listen } from './serve-files';

const DEFAULT_PORT = 4173;

/** Reads the port from the environment variables. */
function wantedPort(): number {
  const value = process.env.PORT?.trim();
  if (!value) return DEFAULT_PORT;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT is "${value}", but it takes a number from 1 to 65535.`);
  }
  return port;
}

/** A host as a URL names it. `0.0.0.0` and `::` are all addresses of the machine. */
function inUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

/** Serves the site that was built last and prints its URL. */
async function preview() {
  const { basePath, outDir } = readSettings(process.env);
  if (!existsSync(outDir)) {
    throw new Error(`There is no built site in ${outDir}/. Run "npm run build" first.`);
  }
  const host = readHost(process.env);
  const port = await listen(createSiteServer({ dir: outDir, basePath }), wantedPort(), host);
  console.log(`\nThe site is at http://${inUrl(host)}:${port}${basePath}\nPress Ctrl+C to stop.`);
}

preview().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
