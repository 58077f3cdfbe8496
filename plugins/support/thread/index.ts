import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

const ENTRY = fileURLToPath(new URL('./entry.mjs', import.meta.url));

export interface Thread {
  /**
   * Calls the default export of the module.
   * @param input anything that can be cloned, so no functions
   * @returns what the function returns
   * @throws the function's error
   */
  call<Output>(input: unknown): Promise<Output>;
  end(): void;
}

interface Call {
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

/**
 * Loads a TypeScript module in a thread at the first call, while this one goes on with other work. The thread doesn't
 * keep the process alive between two calls. If it has ended by itself, the next call opens another one.
 */
export function openThread(module: URL): Thread {
  let worker: Worker | undefined;
  const calls = new Map<number, Call>();
  let lastId = 0;
  const fail = (error: unknown) => {
    worker = undefined;
    for (const { reject } of calls.values()) reject(error);
    calls.clear();
  };
  const open = () => {
    const opened = new Worker(ENTRY, { workerData: { module: module.href } });
    opened.on('message', (answer: { id: number; output: unknown } | { id: number; error: unknown }) => {
      const call = calls.get(answer.id);
      if ('error' in answer) call?.reject(answer.error);
      else call?.resolve(answer.output);
      calls.delete(answer.id);
      if (calls.size === 0) opened.unref();
    });
    opened.once('error', fail);
    opened.once('exit', code => {
      if (worker === opened) fail(new Error(`${module.href} ended with code ${code}, without a result.`));
    });
    return opened;
  };
  return {
    call: <Output>(input: unknown) =>
      new Promise<Output>((resolve, reject) => {
        worker ??= open();
        const id = ++lastId;
        calls.set(id, { resolve: resolve as Call['resolve'], reject });
        worker.ref();
        worker.postMessage({ id, input });
      }),
    end: () => {
      calls.clear();
      worker?.terminate();
    },
  };
}

/** Calls the default export of a module once, in a thread of its own; see `Thread.call`. */
export async function runInThread<Output>(module: URL, input: unknown): Promise<Output> {
  const thread = openThread(module);
  try {
    return await thread.call<Output>(input);
  } finally {
    thread.end();
  }
}
