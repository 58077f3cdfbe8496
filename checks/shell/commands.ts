/** Simple command of a shell script. */
export interface ShellCommand {
  /** Words without quotes, and without a prompt (`$`) or variable assignments before the command. */
  words: string[];
  /** Line inside the code, counted from 1. */
  line: number;
}

/**
 * Splits a script into commands: one per line, or several separated by `&&`, `||`, `;`, or `|`. The text after `<` or
 * `>` also becomes a command, but no check recognizes it.
 */
export function shellCommands(code: string): ShellCommand[] {
  const commands: ShellCommand[] = [];
  const lines = code.split('\n');
  for (let index = 0; index < lines.length; index++) {
    const line = index + 1;
    let text = lines[index] ?? '';
    while (text.endsWith('\\')) text = `${text.slice(0, -1)} ${lines[++index] ?? ''}`;
    for (const words of splitWords(text)) {
      const start = words.findIndex(word => !/^(\w+=.*|\$)$/.test(word));
      if (start >= 0) commands.push({ words: words.slice(start), line });
    }
  }
  return commands;
}

/** Returns the words of each command in a line. */
function splitWords(text: string): string[][] {
  const tokens = text.matchAll(/(\s)#.*|^#.*|(&&|\|\||[;|&<>])|((?:"[^"]*"|'[^']*'|[^\s"';|&<>])+)/g);
  const commands: string[][] = [[]];
  for (const [, , operator, word] of tokens) {
    if (operator) commands.push([]);
    else if (word) commands.at(-1)?.push(word.replace(/["']/g, ''));
  }
  return commands.filter(({ length }) => length > 0);
}
