import { buildSite } from './build-site';

/** Builds the site with the settings in the environment variables. */
buildSite(process.env).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
