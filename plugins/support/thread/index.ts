import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

const ENTRY = fileURLToPath(new URL('./entry.mjs', import.meta.url));

/**
 * Calls the default export of a module in a thread, while the build goes on with other work.
 * @param module a TypeScript module; it's loaded in the thread
 * @param input anything that can be cloned, so no functions
 * @returns what the function returns
 * @throws the function's error
 */
export function runInThread<Output>(module: URL, input: unknown): Promise<Output> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(ENTRY, { workerData: { module: module.href, input } });
    thread.once('message', resolve);
    thread.once('error', reject);
    // This comes last, and has no effect after a result or an error.
    thread.once('exit', code =>
      reject(new Error(`${module.href} ended with code ${code}, without a result.`)),
    );
  });
}
