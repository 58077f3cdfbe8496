import { closest } from 'fastest-levenshtein';
import { CREATE_RSPRESS } from './create-rspress';
import type { Cli, CliCommand } from './rspress-cli';

/** What's wrong with a command line, and what to do about it, each as a sentence. */
export interface ShellFault {
  problem: string;
  advice: string;
}

/** Command line, parsed with the flags that the program has. */
interface Parsed {
  positional: string[];
  /** Values by flag; an empty string if a flag has none. */
  options: Map<string, string>;
  faults: ShellFault[];
}

export function checkRspress(cli: Cli, parameters: string[]): ShellFault[] {
  const [first = '', ...rest] = parameters;
  const named = first ? cli.commands.find(({ names }) => names.includes(first)) : undefined;
  const fallback = cli.commands.find(({ names }) => names.includes(''));
  const command = named ?? fallback;
  if (!command) return [];
  const { positional, faults } = parse(
    `rspress ${named ? first : ''}`.trim(),
    command.flags,
    named ? rest : parameters,
  );
  const [operand] = positional;
  if (!named && operand && !/[./]/.test(operand)) faults.push(unknownCommand(cli, operand));
  if (named?.names.includes('eject') && operand && !cli.ejectable.includes(operand)) {
    faults.push({
      problem: `\`rspress eject\` knows no component "${operand}".`,
      advice: `Did you mean "${closest(operand, cli.ejectable)}"?`,
    });
  }
  return faults;
}

function unknownCommand({ commands }: Cli, word: string): ShellFault {
  const names = commands.flatMap((command: CliCommand) => command.names).filter(Boolean);
  return {
    problem: `\`rspress\` has no command "${word}"; it would start the dev server in that folder.`,
    advice: `Did you mean "${closest(word, names)}"? For a folder write \`rspress dev ${word}\`.`,
  };
}

export function checkCreateRspress(parameters: string[]): ShellFault[] {
  const { options, faults } = parse('create-rspress', CREATE_RSPRESS.flags, parameters);
  const { templates, tools } = CREATE_RSPRESS;
  const template = options.get('--template') ?? options.get('-t');
  if (template !== undefined) faults.push(...notOneOf('template', template, templates));
  for (const tool of (options.get('--tools') ?? '').split(',').filter(Boolean)) {
    faults.push(...notOneOf('tool', tool, tools));
  }
  return faults;
}

function notOneOf(kind: string, value: string, known: readonly string[]): ShellFault[] {
  if (known.includes(value)) return [];
  return [{ problem: `create-rspress has no ${kind} "${value}".`, advice: `It has ${known.join(', ')}.` }];
}

function parse(program: string, flags: Readonly<Record<string, boolean>>, parameters: string[]): Parsed {
  const parsed: Parsed = { positional: [], options: new Map(), faults: [] };
  for (let index = 0; index < parameters.length; index++) {
    const word = parameters[index] ?? '';
    if (!word.startsWith('-')) {
      parsed.positional.push(word);
      continue;
    }
    const [flag = '', value] = word.split(/=(.*)/s);
    if (!(flag in flags)) {
      const advice = `It takes ${Object.keys(flags).join(', ')}.`;
      parsed.faults.push({ problem: `\`${program}\` has no flag ${flag}.`, advice });
      continue;
    }
    const next = parameters[index + 1];
    const takesNext = flags[flag] && value === undefined && next !== undefined && !next.startsWith('-');
    parsed.options.set(flag, value ?? (takesNext ? next : ''));
    if (takesNext) index++;
  }
  return parsed;
}
