import type { Compiled } from './compile';
import type { CompileTask } from './compileWorker';

export type CompileOutcome = Compiled | { failure: { reason: 'unreachable' | 'tooHard' } };

export interface Compiler {
  /** Compiles code instead of what is still being compiled. */
  compile(task: CompileTask): void;
  close(): void;
}

/** How long compiling an example may take, in milliseconds. */
const DONE_WITHIN = 2000;

/**
 * Compiles examples in a worker that ends when it takes too long or its script can't be loaded. The next task gets a new
 * one.
 * @param onOutcome called with the outcome of the latest task
 */
export function openCompiler(onOutcome: (outcome: CompileOutcome) => void): Compiler {
  let worker: Worker | undefined;
  let isReady = false;
  let waiting: CompileTask | undefined;
  let timer: number | undefined;

  const close = () => {
    clearTimeout(timer);
    timer = undefined;
    worker?.terminate();
    worker = undefined;
    isReady = false;
  };
  const fail = (reason: 'unreachable' | 'tooHard') => {
    close();
    onOutcome({ failure: { reason } });
  };
  const send = () => {
    if (!worker || !isReady || !waiting) return;
    worker.postMessage(waiting);
    waiting = undefined;
    timer = window.setTimeout(fail, DONE_WITHIN, 'tooHard');
  };
  const start = () => {
    worker = new Worker(
      /* webpackChunkName: "playground-compiler" */ new URL('./compileWorker.ts', import.meta.url),
    );
    worker.addEventListener('error', () => fail('unreachable'));
    worker.addEventListener('message', ({ data }: MessageEvent<Compiled | 'ready'>) => {
      if (data === 'ready') {
        isReady = true;
        send();
      } else {
        clearTimeout(timer);
        timer = undefined;
        onOutcome(data);
      }
    });
  };
  return {
    compile(task) {
      if (timer !== undefined) close();
      waiting = task;
      if (!worker) start();
      send();
    },
    close,
  };
}
