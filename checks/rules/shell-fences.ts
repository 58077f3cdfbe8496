import type { Page } from '../corpus';
import type { Finding, Rule } from '../finding';
import { type ShellCommand, shellCommands } from '../shell/commands';
import { type Invocation, readInvocation, type ScriptCall } from '../shell/invocation';
import { pageCommands } from '../shell/page-commands';
import { checkCreateRspress, checkRspress, type ShellFault } from '../shell/parameters';
import { type Cli, readCli } from '../shell/rspress-cli';
import { type Scripts, scriptsOf } from '../shell/scripts';

const NAME = 'shell-fences';
/** Maximum depth of scripts that run other scripts. Stops scripts that run each other in a circle. */
const DEEPEST = 5;

export const shellFencesRule: Rule = {
  name: NAME,
  description: 'Commands in shell code use commands, flags and scripts that exist.',
  check(corpus) {
    const cli = readCli();
    return corpus.pages.flatMap(page => {
      const scripts = scriptsOf(corpus, page);
      return pageCommands(page).flatMap(command => checkCommand(page, command, cli, scripts));
    });
  },
};

function checkCommand(page: Page, { words, line }: ShellCommand, cli: Cli, scripts: Scripts): Finding[] {
  const invocation = readInvocation(words);
  if (!invocation) return [];
  const faults = checkInvocation(invocation, cli, scripts);
  return faults.map(fault => ({ rule: NAME, file: page.file, line, ...fault }));
}

function checkInvocation(invocation: Invocation, cli: Cli, scripts: Scripts, depth = 0): ShellFault[] {
  const { parameters, swallowed } = invocation;
  const lost = swallowed.map(flag => ({
    problem: `npm takes ${flag} for itself.`,
    advice: `Put \`--\` before it.`,
  }));
  if (invocation.tool === 'script') return [...lost, ...checkScript(invocation, cli, scripts, depth)];
  if (invocation.tool === 'rspress') return [...lost, ...checkRspress(cli, parameters)];
  return [...lost, ...checkCreateRspress(parameters)];
}

/** Checks a script. The parameters after its name go to the last command of the script. */
function checkScript(
  { name, parameters, certain }: ScriptCall,
  cli: Cli,
  scripts: Scripts,
  depth: number,
): ShellFault[] {
  const body = scripts[name];
  if (body === undefined) {
    if (!certain) return [];
    const advice = `Use one of ${Object.keys(scripts).join(', ')}, or show a package.json that has it.`;
    return [{ problem: `Nothing that the page shows has a script "${name}".`, advice }];
  }
  if (depth === DEEPEST) return [];
  return shellCommands([body, ...parameters].join(' ')).flatMap(({ words }) => {
    const inner = readInvocation(words);
    return inner ? checkInvocation(inner, cli, scripts, depth + 1) : [];
  });
}
