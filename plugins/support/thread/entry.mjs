// JavaScript, because it's loaded before the thread can read TypeScript.
import { parentPort, workerData } from 'node:worker_threads';
import { tsImport } from 'tsx/esm/api';

const { default: act } = await tsImport(workerData.module, import.meta.url);
parentPort?.postMessage(await act(workerData.input));
