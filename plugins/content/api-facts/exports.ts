import ts from 'typescript';
import { type Declarations, declarationIn, statedBy } from './declarations';
import type { Fact } from './fact';
import { CORE } from './installed';
import type { Members } from './members';
import { defaultsInCode } from './propDefaults';
import { typeText } from './typeText';

/** What a module exports itself, without re-exports from other packages: values, types, and props. */
export function exportFacts(
  file: string,
  from: string,
  declarations: Declarations,
  members: Members,
  packages: string[],
): Fact[] {
  const facts: Fact[] = [];
  for (const { name, symbol } of declarations.exportsOf(file)) {
    const declaration = declarationIn(symbol, packages);
    if (!declaration) continue;
    const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0;
    const type = isValue ? signature(name, symbol, declarations, packages) : name;
    const stated = statedBy(symbol, declarations.checker);
    facts.push({ kind: isValue ? 'export' : 'type', name, package: CORE, from, type, ...stated });
    if (isValue && /^[A-Z]/.test(name)) facts.push(...propFacts(name, symbol, from, declarations, members));
  }
  return facts;
}

/** The declaration of a value: `withBase(url?: string): string`, `useDark: () => boolean`, `class RouteService`. */
function signature(name: string, symbol: ts.Symbol, declarations: Declarations, packages: string[]): string {
  const functions = (symbol.declarations ?? []).filter(ts.isFunctionDeclaration);
  if (functions.length > 0) {
    return functions.map(node => functionText(name, node, declarations, packages)).join('; ');
  }
  const declaration = declarationIn(symbol, packages);
  if (declaration && ts.isClassDeclaration(declaration)) return `class ${name}`;
  if (declaration && ts.isEnumDeclaration(declaration)) return `enum ${name}`;
  const node = declaration && ts.isVariableDeclaration(declaration) ? declaration.type : undefined;
  const text = node
    ? typeText(node, declarations, packages)
    : declarations.checker.typeToString(declarations.checker.getTypeOfSymbol(symbol));
  return `${name}: ${text}`;
}

/** A destructured parameter is called `props`, because its type already lists what it's destructured into. */
function functionText(
  name: string,
  node: ts.FunctionDeclaration,
  declarations: Declarations,
  packages: string[],
): string {
  const text = (part: ts.Node) => typeText(part, declarations, packages);
  const parameters = node.parameters.map(parameter => {
    const own = ts.isIdentifier(parameter.name) ? parameter.name.text : 'props';
    const rest = parameter.dotDotDotToken ? '...' : '';
    const type = parameter.type ? `: ${text(parameter.type)}` : '';
    return `${rest}${own}${parameter.questionToken ? '?' : ''}${type}`;
  });
  const generics = node.typeParameters ? `<${node.typeParameters.map(text).join(', ')}>` : '';
  return `${name}${generics}(${parameters.join(', ')})${node.type ? `: ${text(node.type)}` : ''}`;
}

/** Props that the package declares itself, without those of HTML elements or React. */
function propFacts(
  component: string,
  symbol: ts.Symbol,
  from: string,
  { checker }: Declarations,
  members: Members,
): Fact[] {
  const [call] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const props = call?.parameters[0];
  if (!props) return [];
  const declaration = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  const defaults = defaultsInCode(declaration, symbol.name);
  return members.flat(checker.getTypeOfSymbol(props)).map(({ default: stated, ...prop }) => {
    const applied = defaults.get(prop.name) ?? stated;
    return {
      kind: 'prop',
      package: CORE,
      from,
      ...prop,
      ...(applied !== undefined && { default: applied }),
      name: `${component}.${prop.name}`,
    };
  });
}
