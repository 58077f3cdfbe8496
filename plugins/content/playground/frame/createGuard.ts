/** How long the loops of one turn may take, in milliseconds. */
const BUDGET = 2000;
/** Asking for the time takes longer than most turns of a loop. */
const TURNS_PER_LOOK = 16;

export class EndlessLoop extends Error {
  override name = 'EndlessLoop';
}

/**
 * What every turn of every loop of a program calls. The clock starts with the first turn and is reset when the
 * browser gets its turn, so a loop that waits (`await`, timers) may go on for ever, and one that does not may not.
 * @throws EndlessLoop; from then on at every call until the reset, since a loop around may catch it
 */
export function createGuard(): () => void {
  let started: number | undefined;
  let turns = 0;
  let isOver = false;
  // No timer: those of the program are cleared at its end, and this must not be.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    started = undefined;
    isOver = false;
  };
  const now = performance.now.bind(performance);
  return () => {
    if (started === undefined) {
      started = now();
      port2.postMessage(null);
    }
    turns += 1;
    if (turns % TURNS_PER_LOOK === 0) isOver ||= now() - started > BUDGET;
    if (isOver) throw new EndlessLoop();
  };
}
