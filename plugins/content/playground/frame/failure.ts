import type { FrameFailure } from '../messages';
import { EndlessLoop } from './createGuard';

/** File name of a program in stack traces. */
export const PROGRAM_NAME = 'playground.js';
/** Lines that `new Function` puts before its code. */
const HEAD_LINES = 2;

export class MissingModule extends Error {
  override name = 'MissingModule';
}

/** @param error anything: a program can throw any value */
export function failureOf(error: unknown): FrameFailure {
  if (error instanceof EndlessLoop) return { reason: 'loop' };
  if (error instanceof MissingModule) return { reason: 'module', name: error.message };
  if (!(error instanceof Error)) return { reason: 'thrown', message: String(error) };
  return { reason: 'thrown', message: String(error), line: lineOf(error) };
}

/** Line of the example; `undefined` if the browser doesn't report it. */
function lineOf({ stack = '' }: Error): number | undefined {
  const [, line] = new RegExp(`${PROGRAM_NAME}:(\\d+)`).exec(stack) ?? [];
  return line === undefined ? undefined : Number(line) - HEAD_LINES;
}
