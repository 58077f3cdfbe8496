import { withBase } from '@rspress/core/runtime';
import { type Answer, type Failure, type Order, WORKER_FILE } from '../../../plugins/offline/saved';

/** A copy could not be made; the reason is one that a reader can do something about. */
export class SavingFailed extends Error {
  override name = 'SavingFailed';

  constructor(readonly failure: Failure) {
    super(`The copy could not be made: ${failure}.`);
  }
}

const scope = () => withBase('/');

/**
 * Registers the worker, or finds it.
 * @throws SavingFailed where the browser does not take it
 */
export async function startWorker(): Promise<ServiceWorker> {
  try {
    const registration = await navigator.serviceWorker.register(withBase(`/${WORKER_FILE}`), {
      scope: scope(),
    });
    const worker = registration.active ?? registration.waiting ?? registration.installing;
    if (!worker) throw new SavingFailed('refused');
    await activated(worker);
    return worker;
  } catch (cause) {
    // A script that cannot be fetched is a TypeError; everything else is the browser's own will.
    throw cause instanceof SavingFailed
      ? cause
      : new SavingFailed(cause instanceof TypeError ? 'network' : 'refused');
  }
}

/** The worker of this site, where one is registered; one of another site may be responsible for its address. */
export async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(scope());
  return registration?.scope === new URL(scope(), location.href).href ? registration : undefined;
}

/** @throws SavingFailed where the worker could not do it */
export async function ask(worker: ServiceWorker, order: Order): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const answer = await new Promise<Answer>(resolve => {
    port1.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    worker.postMessage(order, [port2]);
  });
  port1.close();
  if (answer.failure) throw new SavingFailed(answer.failure);
}

function activated(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve();
      else if (worker.state === 'redundant') reject(new SavingFailed('refused'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
