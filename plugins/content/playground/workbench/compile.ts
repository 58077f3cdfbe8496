import { transform } from 'sucrase';
import type { FenceLanguage } from '../fences/readFence';
import { guardLoops } from './loopGuards';
import { readSyntaxError, type SyntaxFailure } from './readSyntaxError';

export interface Program {
  /** A CommonJS module whose loops end; its lines are those of the example. */
  program: string;
  /** Names of the modules that it requires. */
  modules: string[];
}

const REQUIRE = /\brequire\(["']([^"']+)["']\)/g;

/**
 * Compiles an example to what the frame can run. Loops are guarded after types and JSX are gone: the grammar of the
 * editor knows less of TypeScript than the compiler, and takes some correct code for an error.
 */
export function compile(code: string, language: FenceLanguage): Program | { failure: SyntaxFailure } {
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
