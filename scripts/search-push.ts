import { algoliasearch } from 'algoliasearch';
import { runPush } from '../search/push-command';
import { siteRecords } from './site-records';

/** `npm run search:push`: the records and settings of the hosted search, in the place of what is there. */
process.exitCode = await runPush({
  env: process.env,
  readRecords: () => siteRecords(process.cwd()),
  connect: algoliasearch,
  output: console,
});
