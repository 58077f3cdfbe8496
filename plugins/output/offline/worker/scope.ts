import type { Command } from '../../../../site/offline-copy';

/** The parts of its global scope that the worker uses: TypeScript's types for workers conflict with those for pages. */
interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
  };
  addEventListener(type: 'message', listener: (event: CommandEvent) => void): void;
}

interface WindowClient {
  readonly url: string;
  readonly frameType: 'auxiliary' | 'nested' | 'none' | 'top-level';
}

/** A message to a worker, which stays awake until the promise is settled. */
export interface CommandEvent extends MessageEvent<Command> {
  waitUntil(work: Promise<unknown>): void;
}

export const worker = self as unknown as WorkerScope;

/** Path that the site is served under, with slashes at both ends: the worker's scope. */
export const BASE = new URL(worker.registration.scope).pathname;
