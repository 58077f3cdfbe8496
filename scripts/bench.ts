import { readOptions, runBench } from '../bench/run';

/** `npm run bench`: measures this site and its peers, see `bench/run.ts`. */
async function main() {
  await runBench(readOptions(process.argv.slice(2)));
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
