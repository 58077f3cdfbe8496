import type { FrameFailure } from '../messages';
import type { SyntaxFailure } from './readSyntaxError';
import type { Texts } from './texts';

/** Why there's no result, or only part of it. */
export type Failure =
  | SyntaxFailure
  | FrameFailure
  /** The frame's document can't be loaded, stopped responding, or navigated to another URL. */
  | { reason: 'unreachable' | 'stuck' | 'left' };

/** Returns the message for the reader. */
export function failureText(failure: Failure, texts: Texts): string {
  switch (failure.reason) {
    case 'syntax':
      return fill(texts.syntax, { line: failure.line, message: failure.message }).replace(/[:：]\s*$/, '');
    case 'thrown':
      return failure.line === undefined
        ? fill(texts.thrown, { message: failure.message })
        : fill(texts.thrownAt, { line: failure.line, message: failure.message });
    case 'module':
      return fill(texts.module, { name: failure.name });
    default:
      return texts[failure.reason];
  }
}

function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
