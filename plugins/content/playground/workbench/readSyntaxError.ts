import { jsxLanguage, tsxLanguage } from '@codemirror/lang-javascript';
import type { FenceLanguage } from '../fences/readFence';
import { lineAt } from './lineAt';

export interface SyntaxFailure {
  reason: 'syntax';
  /** The compiler's message, in English; empty if only the line is known. */
  message: string;
  /** From 1. */
  line: number;
}

const GRAMMARS = { tsx: tsxLanguage, jsx: jsxLanguage };

/**
 * Reads what the compiler throws: `Error transforming code: Unexpected token (3:5)`. For errors after an arrow, such as
 * an unclosed tag, the compiler reports the position of the arrow; then the editor's grammar finds the line.
 */
export function readSyntaxError(error: unknown, code: string, language: FenceLanguage): SyntaxFailure {
  const text = error instanceof Error ? error.message : String(error);
  const [, message = text, row = '1', column = '1'] =
    /^(?:Error transforming [^:]*: )?(.*) \((\d+):(\d+)\)$/s.exec(text) ?? [];
  const line = Number(row);
  const isArrow = code.split('\n')[line - 1]?.startsWith('=>', Number(column) - 1);
  const lineOfGrammar = isArrow ? firstErrorLine(code, language) : undefined;
  return lineOfGrammar === undefined
    ? { reason: 'syntax', message, line }
    : { reason: 'syntax', message: '', line: lineOfGrammar };
}

function firstErrorLine(code: string, language: FenceLanguage): number | undefined {
  let error: number | undefined;
  GRAMMARS[language].parser.parse(code).iterate({
    enter({ type, from }) {
      if (type.isError) error ??= from;
    },
  });
  return error === undefined ? undefined : lineAt(code, error);
}
