import { readOptions } from '../bench/options';
import { runBench } from '../bench/run';

/** `npm run bench`: measures this site and other generators. `bench/options.ts` has the parameters. */
async function main() {
  await runBench(readOptions(process.argv.slice(2)));
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
