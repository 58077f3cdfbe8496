import { runBench } from '../bench/main';
import { readOptions } from '../bench/options';
import { compareSearches } from '../bench/search';

/**
 * `npm run bench`: measures this site and other generators; `bench/options.ts` has the parameters. With `search`, it
 * compares the site's search with others instead.
 */
async function main(parameters: string[]) {
  if (parameters.join() === 'search') await compareSearches();
  else await runBench(readOptions(parameters));
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
