import { withBase } from '@rspress/core/runtime';
import {
  type Answer,
  BEAT_INTERVAL,
  type Command,
  type Failure,
  WORKER_FILE,
} from '../../../../site/offline-copy';

/** A copy couldn't be saved, for a reason that a reader can do something about. */
export class SavingFailed extends Error {
  override name = 'SavingFailed';

  constructor(readonly failure: Failure) {
    super(`The copy could not be made: ${failure}.`);
  }
}

const scope = () => withBase('/');

/**
 * Registers the service worker, unless it's registered already.
 * @throws SavingFailed if the browser rejects it or can't fetch it
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
    // A script that can't be fetched causes a TypeError; any other error means that the browser refused.
    throw cause instanceof SavingFailed
      ? cause
      : new SavingFailed(cause instanceof TypeError ? 'network' : 'refused');
  }
}

/** Returns this site's service worker registration, if any; this URL may be in the scope of another site's worker. */
export async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(scope());
  return registration?.scope === new URL(scope(), location.href).href ? registration : undefined;
}

/**
 * How long to wait for the next heartbeat, in ms: twelve intervals. A worker from an earlier version of the site sends
 * no heartbeats, so it must finish each file within this time.
 */
const PATIENCE = 12 * BEAT_INTERVAL;

/**
 * Sends a command to the worker and waits for the answer as long as the worker sends heartbeats.
 * @param patience how long it may go without a heartbeat, in ms
 * @throws SavingFailed if the worker reports a failure or stops before it answers
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
    // Not all browsers fire this when the other end of a port goes away.
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
