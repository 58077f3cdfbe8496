import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A command of `rspress` as the installed package defines it. */
export interface CliCommand {
  /** Its name and aliases. The default command, which starts the dev server, has an empty name. */
  names: string[];
  /** All its flags, and whether a value follows: `--base` → `true`. */
  flags: Record<string, boolean>;
}

export interface Cli {
  commands: CliCommand[];
  /** Components that `rspress eject` accepts. */
  ejectable: string[];
}

/**
 * Reads commands and flags from their definition in the installed package, because `--help` doesn't show aliases.
 * @throws Error if the package no longer defines them in the expected way
 */
export function readCli(): Cli {
  const dist = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@rspress/core/package.json')),
    'dist',
  );
  const definition = readFileSync(path.join(dist, 'cli/index.js'), 'utf8');
  const [head = '', ...parts] = definition.split(/\bcli\.command\(/);
  if (parts.length === 0) {
    throw new Error(
      'dist/cli/index.js of @rspress/core defines no commands; teach checks/shell/rspress-cli.ts.',
    );
  }
  const everywhere = { '-h': false, '--help': false, ...optionsIn(head) };
  const commands = parts.map(part => {
    const signature = /^'([^']+)'/.exec(part)?.[1] ?? '';
    const chain = part.split('.action(')[0] ?? '';
    const aliases = [...chain.matchAll(/\.alias\('([^']+)'\)/g)].map(match => match[1] ?? '');
    const name = signature.split(' ')[0] ?? '';
    const isDefault = name.startsWith('[');
    return {
      names: [isDefault ? '' : name, ...aliases],
      flags: { ...everywhere, ...(isDefault && { '-v': false, '--version': false }), ...optionsIn(chain) },
    };
  });
  return { commands, ejectable: readdirSync(path.join(dist, 'eject-theme/components')) };
}

/** Reads flags: `.option('-c, --config <config>', …)` becomes `-c` and `--config`, both with a value. */
function optionsIn(source: string): Record<string, boolean> {
  const found: Record<string, boolean> = {};
  for (const [, signature = ''] of source.matchAll(/\.option\('([^']+)'/g)) {
    const takesValue = /[<[]/.test(signature);
    for (const [flag] of signature.matchAll(/(?<![\w-])--?[a-z][\w-]*/g)) found[flag] = takesValue;
  }
  return found;
}
