import { buildSite } from './build-site';

/** Builds the site and serves it. */
async function start() {
  console.log('Building the site …');
  await buildSite(process.env);
  await import('./preview');
}

start().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
