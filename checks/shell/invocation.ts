import path from 'node:path';

interface Call {
  /** Words that the program receives. */
  parameters: string[];
  /** Options that the package manager doesn't pass on. */
  swallowed: string[];
}

export interface ProgramCall extends Call {
  tool: 'rspress' | 'create-rspress';
}

/** Call of a script in a `package.json`. */
export interface ScriptCall extends Call {
  tool: 'script';
  name: string;
  /** Whether the name must be a script. If not, it may be a command of the package manager, for example. */
  certain: boolean;
}

/** What a command runs, regardless of the package manager or runner. */
export type Invocation = ProgramCall | ScriptCall;

const WRAPPERS = ['env', 'cross-env', 'sudo', 'time'];
const RUNNERS = ['npx', 'pnpx', 'bunx'];
const MANAGERS = ['npm', 'pnpm', 'yarn', 'bun', 'deno'];
/** Options that run a command in another package than the one in the current folder. */
const ELSEWHERE = /^(--prefix|--workspaces?|-w|--filter|-F|--cwd|-C|--dir)(=|$)/;

/** @returns `undefined` for an unknown command, or for one that runs in another package */
export function readInvocation(words: string[]): Invocation | undefined {
  const [first = '', ...rest] = words;
  if (WRAPPERS.includes(first)) {
    return readInvocation(
      rest.slice(
        Math.max(
          0,
          rest.findIndex(word => !/^\w+=/.test(word)),
        ),
      ),
    );
  }
  if (RUNNERS.includes(first)) return readRunner(rest);
  if (MANAGERS.includes(first)) return readManager(first, rest);
  if (first === 'node' && rest[0] === '--run') return script(first, rest.slice(1), true);
  return readProgram(words);
}

function readProgram([program = '', ...parameters]: string[]): Invocation | undefined {
  const name = path.posix.basename(program.replace(/^npm:/, '')).replace(/(?<=.)@.*$/, '');
  if (/^(npm:)?@rspress\/core(@|$)/.test(program)) return { tool: 'rspress', parameters, swallowed: [] };
  // `rspress@latest` is the package of Rspress 1.x, not the command of `@rspress/core`.
  if (name === 'rspress' && !program.includes('rspress@'))
    return { tool: 'rspress', parameters, swallowed: [] };
  if (name === 'create-rspress') return { tool: 'create-rspress', parameters, swallowed: [] };
  return undefined;
}

function readRunner(words: string[]): Invocation | undefined {
  let index = 0;
  while (words[index]?.startsWith('-')) index += /^(-p|--package)$/.test(words[index] ?? '') ? 2 : 1;
  return readProgram(words.slice(index));
}

function readManager(manager: string, words: string[]): Invocation | undefined {
  const [command = '', ...rest] = words;
  if (manager === 'deno') return readDeno(command, rest);
  if (['exec', 'dlx', 'x'].includes(command)) return readRunner(rest);
  if (command === 'create' || (manager === 'npm' && command === 'init')) return readCreate(manager, rest);
  if (command === 'run' || command === 'run-script') return script(manager, rest, true);
  if (manager !== 'bun' && ['start', 'test'].includes(command)) return script(manager, words, true);
  if (manager === 'npm' || command.startsWith('-')) return undefined;
  return readProgram(words) ?? script(manager, words, false);
}

function readDeno(command: string, rest: string[]): Invocation | undefined {
  if (command === 'run') return readRunner(rest);
  if (command === 'task') return script('deno', rest, true);
  if (command === 'init') return readCreate('deno', rest);
  return undefined;
}

/** Reads the words after `create`: `npm create rspress@latest dir -- --template basic`. */
function readCreate(manager: string, words: string[]): Invocation | undefined {
  const start = words.findIndex(word => !word.startsWith('-'));
  const initializer = words[start]?.replace(/^npm:/, '').replace(/(?<=.)@.*$/, '');
  if (initializer !== 'rspress') return undefined;
  return { tool: 'create-rspress', ...split(manager, words.slice(start + 1)) };
}

function script(manager: string, words: string[], certain: boolean): Invocation | undefined {
  const start = words.findIndex(word => !word.startsWith('-'));
  const name = words[start];
  const own = words.includes('--') ? words.slice(0, words.indexOf('--')) : words;
  if (own.some(word => ELSEWHERE.test(word))) return undefined;
  return name ? { tool: 'script', name, certain, ...split(manager, words.slice(start + 1)) } : undefined;
}

/** Separates the words that reach the program. npm doesn't pass on options before `--`; the others pass on all. */
function split(manager: string, words: string[]): { parameters: string[]; swallowed: string[] } {
  const end = words.indexOf('--');
  const before = end < 0 ? words : words.slice(0, end);
  const after = end < 0 ? [] : words.slice(end + 1);
  const isSwallowed = (word: string) => manager === 'npm' && word.startsWith('-');
  return {
    parameters: [...before.filter(word => !isSwallowed(word)), ...after],
    swallowed: before.filter(word => isSwallowed(word) && !['-y', '--yes', '-s', '--silent'].includes(word)),
  };
}
