import { transform } from 'sucrase';
import type { FenceLanguage } from '../fences/readFence';
import { guardLoops } from './loopGuards';
import { readSyntaxError, type SyntaxFailure } from './readSyntaxError';

export interface Program {
  /** A CommonJS module with guarded loops; its lines match the example's. */
  program: string;
  /** Names of the modules that it requires. */
  modules: string[];
}

export type Compiled = Program | { failure: SyntaxFailure };

const REQUIRE = /\brequire\(["']([^"']+)["']\)/g;

/**
 * Compiles an example to code that the frame can run. Loops get their guards after types and JSX are removed: the
 * editor's grammar supports less TypeScript than the compiler and reports errors in some correct code.
 */
export function compile(code: string, language: FenceLanguage): Compiled {
  let plain: string;
  try {
    ({ code: plain } = transform(code, {
      transforms: language === 'tsx' ? ['typescript', 'jsx', 'imports'] : ['jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
    }));
  } catch (error) {
    return { failure: readSyntaxError(error, code, language) };
  }
  const guarded = guardLoops(plain);
  if ('line' in guarded) return { failure: { reason: 'syntax', message: '', line: guarded.line } };
  const modules = [...plain.matchAll(REQUIRE)].map(([, name = '']) => name);
  return { program: guarded.code, modules: [...new Set(modules)] };
}
