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
/** Time between two questions whether the frame still responds, in milliseconds. */
const BEAT = 1000;
/** Unanswered questions after which the frame is stuck. They're counted, because hidden pages have slow timers. */
const MAX_UNANSWERED = 5;
/** Messages that a frame and the frames in it may send within a second. Thousands would keep the page busy. */
const MAX_MESSAGES = 200;

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
  let beat: number | undefined;
  let unanswered = 0;
  let second = 0;
  let messages = 0;

  // A sandboxed frame has an opaque origin, which can't be named as a target.
  const send = (command: Command) => frame?.contentWindow?.postMessage(command, '*');
  const drop = () => {
    clearTimeout(timer);
    clearInterval(beat);
    frame?.remove();
    frame = undefined;
    isReady = false;
  };
  const lose = (reason: 'unreachable' | 'stuck' | 'left' | 'flooded') => {
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
    clearInterval(beat);
    run += 1;
    send({ kind: 'playground:run', run, program });
    timer = window.setTimeout(lose, DONE_WITHIN, 'stuck');
  };
  const checkLife = () => {
    unanswered += 1;
    if (unanswered > MAX_UNANSWERED) lose('stuck');
    else send({ kind: 'playground:respond' });
  };
  /** Starts when the program has rendered, because that may take longer. */
  const watch = () => {
    clearInterval(beat);
    unanswered = 0;
    beat = window.setInterval(checkLife, BEAT);
  };
  const isFlood = () => {
    const now = performance.now();
    if (now - second > 1000) [second, messages] = [now, 0];
    messages += 1;
    return messages > MAX_MESSAGES;
  };
  const onMessage = ({ source, origin, data }: MessageEvent) => {
    const own = frame?.contentWindow;
    if (!own || origin !== 'null' || !isWithin(source, own)) return;
    if (isFlood()) {
      lose('flooded');
      return;
    }
    const report = source === own ? parseReport(data) : undefined;
    if (report?.kind === 'playground:ready') {
      if (isReady) return;
      isReady = true;
      if (look) send(look);
      start();
    } else if (report?.kind === 'playground:responds') {
      unanswered = 0;
    } else if (report?.run === run) {
      clearTimeout(timer);
      watch();
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

/** Whether a message comes from a window or from a frame in it. */
function isWithin(source: MessageEventSource | null, outer: Window): boolean {
  let at = source;
  while (at && 'parent' in at && at !== outer && at.parent !== at) at = at.parent;
  return at === outer;
}
