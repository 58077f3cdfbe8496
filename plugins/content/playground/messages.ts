/** Messages between page and frame. Each side parses what it receives, because code in the frame may send anything. */

/** From the page: run a program, match the page's appearance, or show that the frame still responds. */
export type Command =
  | { kind: 'playground:run'; run: number; program: string }
  | { kind: 'playground:look'; dark: boolean; lang: string }
  | { kind: 'playground:respond' };

/** The ways in which a program in the frame can fail. */
export type FrameFailure =
  | { reason: 'thrown'; message: string; line?: number | undefined }
  | { reason: 'loop' }
  | { reason: 'module'; name: string }
  | { reason: 'component' };

/** From the frame. */
export type Report =
  | { kind: 'playground:ready' }
  /** The answer to `playground:respond`. */
  | { kind: 'playground:responds' }
  | { kind: 'playground:done'; run: number }
  | { kind: 'playground:failed'; run: number; failure: FrameFailure };

/** Maximum length of a text in a report, in characters; the rest is cut off. */
const MAX_TEXT = 1000;

/** @returns `undefined` for anything else */
export function parseCommand(data: unknown): Command | undefined {
  if (!isRecord(data)) return undefined;
  const { kind, run, program, dark, lang } = data;
  if (kind === 'playground:run' && typeof run === 'number' && typeof program === 'string') {
    return { kind, run, program };
  }
  if (kind === 'playground:look' && typeof dark === 'boolean' && typeof lang === 'string') {
    return { kind, dark, lang };
  }
  if (kind === 'playground:respond') return { kind };
  return undefined;
}

/** @returns `undefined` for anything else */
export function parseReport(data: unknown): Report | undefined {
  if (!isRecord(data)) return undefined;
  const { kind, run } = data;
  if (kind === 'playground:ready' || kind === 'playground:responds') return { kind };
  if (typeof run !== 'number') return undefined;
  if (kind === 'playground:done') return { kind, run };
  const failure = kind === 'playground:failed' ? parseFailure(data.failure) : undefined;
  return failure && { kind: 'playground:failed', run, failure };
}

function parseFailure(data: unknown): FrameFailure | undefined {
  if (!isRecord(data)) return undefined;
  const { reason, message, line, name } = data;
  if (reason === 'loop' || reason === 'component') return { reason };
  if (reason === 'module' && typeof name === 'string') return { reason, name: name.slice(0, MAX_TEXT) };
  if (reason === 'thrown' && typeof message === 'string') {
    return { reason, message: message.slice(0, MAX_TEXT), line: isLine(line) ? line : undefined };
  }
  return undefined;
}

function isLine(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}
