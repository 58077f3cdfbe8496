// JavaScript, because it's loaded before the thread can read TypeScript.
import { parentPort, workerData } from 'node:worker_threads';
import { tsImport } from 'tsx/esm/api';

const { default: act } = await tsImport(workerData.module, import.meta.url);
parentPort?.on('message', async ({ id, input }) => {
  try {
    parentPort?.postMessage({ id, output: await act(input) });
  } catch (error) {
    parentPort?.postMessage({ id, error });
  }
});
