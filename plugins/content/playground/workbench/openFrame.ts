import { FRAME_SANDBOX } from '../frame/policy';
import { type Command, parseReport } from '../messages';
import type { Failure } from './failure';

export type Outcome = { state: 'running' | 'done' } | { state: 'failed'; failure: Failure };

export interface Frame {
  run(program: string): void;
  look(look: { dark: boolean; lang: string }): void;
  close(): void;
}

/** How long a loaded document may take to report that it's ready, in milliseconds. */
const READY_WITHIN = 3000;
/** How long a program may take to render, in milliseconds; guards stop its loops earlier. */
const DONE_WITHIN = 10_000;

/**
 * Runs programs in a frame inside an element. A frame that fails is removed, and the next program gets a new one.
 * @param onOutcome called at every change, with the outcome of the latest program
 */
export function openFrame(
  parent: HTMLElement,
  { address, title }: { address: string; title: string },
  onOutcome: (outcome: Outcome) => void,
): Frame {
  let frame: HTMLIFrameElement | undefined;
  let isReady = false;
  let run = 0;
  let program = '';
  let look: Command | undefined;
  let timer: number | undefined;

  // A sandboxed frame has an opaque origin, which can't be named as a target.
  const send = (command: Command) => frame?.contentWindow?.postMessage(command, '*');
  const drop = () => {
    clearTimeout(timer);
    frame?.remove();
    frame = undefined;
    isReady = false;
  };
  const lose = (reason: 'unreachable' | 'stuck' | 'left') => {
    drop();
    onOutcome({ state: 'failed', failure: { reason } });
  };
  const create = () => {
    const created = document.createElement('iframe');
    created.title = title;
    created.setAttribute('sandbox', FRAME_SANDBOX);
    created.referrerPolicy = 'no-referrer';
    created.src = address;
    let loads = 0;
    created.addEventListener('load', () => {
      loads += 1;
      if (loads > 1) lose('left');
      else if (!isReady) timer = window.setTimeout(lose, READY_WITHIN, 'unreachable');
    });
    frame = created;
    parent.append(created);
  };
  const start = () => {
    clearTimeout(timer);
    run += 1;
    send({ kind: 'playground:run', run, program });
    timer = window.setTimeout(lose, DONE_WITHIN, 'stuck');
  };
  const onMessage = ({ source, origin, data }: MessageEvent) => {
    if (!frame || source !== frame.contentWindow || origin !== 'null') return;
    const report = parseReport(data);
    if (report?.kind === 'playground:ready' && !isReady) {
      isReady = true;
      if (look) send(look);
      start();
    } else if (report && report.kind !== 'playground:ready' && report.run === run) {
      clearTimeout(timer);
      onOutcome(
        report.kind === 'playground:done' ? { state: 'done' } : { state: 'failed', failure: report.failure },
      );
    }
  };
  window.addEventListener('message', onMessage);
  return {
    run(next) {
      program = next;
      onOutcome({ state: 'running' });
      if (isReady) start();
      else if (!frame) create();
    },
    look(next) {
      look = { kind: 'playground:look', ...next };
      if (isReady) send(look);
    },
    close() {
      window.removeEventListener('message', onMessage);
      drop();
    },
  };
}
