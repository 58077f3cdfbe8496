/** How long loops may take within one turn of the event loop, in milliseconds. */
const BUDGET = 2000;
/** Iterations between two checks of the clock, because a check takes longer than most iterations. */
const TURNS_PER_LOOK = 16;

export class EndlessLoop extends Error {
  override name = 'EndlessLoop';
}

/**
 * Creates the function that every loop of a program calls in every iteration. The clock starts with the first call and
 * resets when the browser gets its turn, so a loop that waits (`await`, timers) may run forever, but one that doesn't
 * is stopped.
 * @throws (when called) EndlessLoop once the time is up, and then at every call until the reset, since a surrounding
 *   loop may catch it
 */
export function createGuard(): () => void {
  let started: number | undefined;
  let turns = 0;
  let isOver = false;
  // Not a timer: the program's timers are cleared when it ends, and this one must not be.
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
