import type { FrameFailure } from '../messages';
import type { SyntaxFailure } from './readSyntaxError';
import type { Texts } from './texts';

/** Why there is no result, or not the whole of it. */
export type Failure =
  | SyntaxFailure
  | FrameFailure
  /** The frame's document cannot be loaded, does not answer any more, or has gone to another address. */
  | { reason: 'unreachable' | 'stuck' | 'left' };

/** What the reader is told. */
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
