import { withBase } from '@rspress/core/runtime';
import {
  type Answer,
  BEAT_INTERVAL,
  type Command,
  type Failure,
  WORKER_FILE,
} from '../../../../site/offline-copy';

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

/** Twelve signs of life, in ms. A worker of an earlier version of the site gives none, and has this long for a file. */
const PATIENCE = 12 * BEAT_INTERVAL;

/**
 * Has the worker do something, and waits for as long as it is alive.
 * @param patience how long it may give no sign of life, in ms
 * @throws SavingFailed if the worker could not do it, or is gone before it has
 */
export async function ask(worker: ServiceWorker, command: Command, patience = PATIENCE): Promise<void> {
  const answers = new MessageChannel();
  const life = new MessageChannel();
  const listening = new AbortController();
  let limit: ReturnType<typeof setTimeout> | undefined;
  const { failure } = await new Promise<Answer>(resolve => {
    const giveUp = () => resolve({ failure: 'stopped' });
    const goOn = () => {
      clearTimeout(limit);
      limit = setTimeout(giveUp, patience);
    };
    goOn();
    life.port1.onmessage = goOn;
    answers.port1.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    // Not all browsers tell that the other end of a port is gone.
    answers.port1.addEventListener('close', giveUp);
    const look = () => {
      if (worker.state === 'redundant') giveUp();
    };
    worker.addEventListener('statechange', look, { signal: listening.signal });
    look();
    worker.postMessage(command, [answers.port2, life.port2]);
  });
  clearTimeout(limit);
  listening.abort();
  answers.port1.close();
  life.port1.close();
  if (failure) throw new SavingFailed(failure);
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
