import { algoliasearch } from 'algoliasearch';
import { runPush } from '../search/push-command';
import { siteRecords } from './site-records';

/** `npm run search:push`: replaces the records and settings of the hosted search with those of this site. */
process.exitCode = await runPush({
  env: process.env,
  readRecords: () => siteRecords(process.cwd()),
  connect: algoliasearch,
  output: console,
});
