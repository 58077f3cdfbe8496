import type { FrameFailure } from '../messages';
import type { SyntaxFailure } from './readSyntaxError';
import type { Texts } from './texts';

/** Why there's no result, or only part of it. */
export type Failure =
  | SyntaxFailure
  | FrameFailure
  /** The compiler gave up. */
  | { reason: 'tooHard' }
  /** The frame's document can't be loaded, stopped responding, navigated to another URL, or sent too much. */
  | { reason: 'unreachable' | 'stuck' | 'left' | 'flooded' };

/** Returns the message for the reader. */
export function failureText(failure: Failure, texts: Texts): string {
  const hasLine = failure.reason === 'thrown' && failure.line !== undefined;
  const values: Record<string, string | number | undefined> = { ...failure };
  const text = texts[hasLine ? 'thrownAt' : failure.reason].replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(values[name] ?? ''),
  );
  return failure.reason === 'syntax' ? text.replace(/[:：]\s*$/, '') : text;
}
