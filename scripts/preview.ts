import { existsSync } from 'node:fs';
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

/** Serves the site that was built last and prints its URL. */
async function preview() {
  const { basePath, outDir } = readSettings(process.env);
  if (!existsSync(outDir)) {
    throw new Error(`There is no built site in ${outDir}/. Run "npm run build" first.`);
  }
  const port = await listen(createSiteServer({ dir: outDir, basePath }), wantedPort());
  console.log(`\nThe site is at http://localhost:${port}${basePath}\nPress Ctrl+C to stop.`);
}

preview().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
