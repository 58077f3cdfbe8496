import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Fact } from './fact';
import { CORE, type Installed } from './installed';

/** Flags that the core's command line library adds, as it prints them. */
const BUILT_IN = {
  version: { flag: '-v, --version', description: 'Display version number' },
  help: { flag: '-h, --help', description: 'Display this message' },
};

/**
 * Reads commands and flags from the calls that declare them (`cli.command('build [root]', …).option(…)`). Running each
 * command with `--help` would start five processes.
 */
export function commandFacts({ folder }: Installed): Fact[] {
  const file = path.join(folder, 'dist/cli/index.js');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const facts: Fact[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isExpressionStatement(node)) facts.push(...chainFacts(callsOf(node.expression)));
    if (ts.isVariableDeclaration(node) && node.initializer) {
      facts.push(...chainFacts(callsOf(node.initializer)));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return facts;
}

interface Call {
  method: string;
  parameters: string[];
}

/** The calls of a chain in their order, each with its arguments that are string literals. */
function callsOf(node: ts.Expression): Call[] {
  if (!ts.isCallExpression(node)) return [];
  const parameters = node.arguments.filter(ts.isStringLiteral).map(({ text }) => text);
  if (ts.isIdentifier(node.expression)) return [{ method: node.expression.text, parameters }];
  if (!ts.isPropertyAccessExpression(node.expression)) return [];
  return [...callsOf(node.expression.expression), { method: node.expression.name.text, parameters }];
}

function chainFacts(calls: Call[]): Fact[] {
  const command = calls.find(({ method }) => method === 'command');
  const aliases = calls.filter(({ method }) => method === 'alias').flatMap(({ parameters }) => parameters);
  const options = calls.filter(({ method }) => method === 'option').map(({ parameters }) => parameters);
  if (!command) {
    const own = calls[0]?.method === 'cac' ? calls : [];
    const builtIn = own.flatMap(({ method }) => BUILT_IN[method as keyof typeof BUILT_IN] ?? []);
    const given = options.map(([flag = '', description]) => ({ flag, description }));
    return [...builtIn, ...given].map(({ flag, description }) => flagFact('', flag, description));
  }
  const [usage = '', description] = command.parameters;
  // The command without a name is the default one; it's called by its first alias here.
  const isDefault = usage.startsWith('[');
  const name = (isDefault ? aliases[0] : usage.split(' ')[0]) ?? usage;
  return [
    {
      kind: 'command',
      name,
      package: CORE,
      type: `rspress ${usage}`,
      ...(aliases.length > 0 && { aliases }),
      description,
    },
    ...options.map(([flag = '', about]) => flagFact(`${name} `, flag, about)),
  ];
}

function flagFact(command: string, flag: string, description: string | undefined): Fact {
  const [long = flag] = /--[\w-]+/.exec(flag) ?? [];
  return { kind: 'flag', name: `${command}${long}`, package: CORE, type: flag, optional: true, description };
}
