import ts from 'typescript';
import { type Declarations, statedBy } from './declarations';
import type { Fact } from './fact';
import { CORE } from './installed';
import { Members } from './members';
import { defaultsInCode } from './propDefaults';
import { typeOf, typeText } from './typeText';

/** What a module exports itself, without re-exports from other packages: values, types, and props. */
export function exportFacts(file: string, from: string, declarations: Declarations): Fact[] {
  const facts: Fact[] = [];
  for (const { name, symbol } of declarations.exportsOf(file)) {
    const declaration = declarations.of(symbol);
    if (!declaration) continue;
    const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0;
    const type = isValue ? signature(name, symbol, declarations) : name;
    const stated = statedBy(symbol, declarations.checker);
    facts.push({ kind: isValue ? 'export' : 'type', name, package: CORE, from, type, ...stated });
    if (isValue && /^[A-Z]/.test(name)) facts.push(...propFacts(name, symbol, from, declarations));
  }
  return facts;
}

/** The declaration of a value: `withBase(url?: string): string`, `useDark: () => boolean`, `class RouteService`. */
function signature(name: string, symbol: ts.Symbol, declarations: Declarations): string {
  const functions = (symbol.declarations ?? []).filter(ts.isFunctionDeclaration);
  if (functions.length > 0) {
    // `export declare function withBase(url?: string): string;`, possibly with another name inside of the module.
    const text = (node: ts.Node) => typeText(node, declarations).replace(/^.*?\bfunction [\w$]*|;$/g, '');
    return functions.map(node => `${name}${text(node)}`).join('; ');
  }
  const declaration = declarations.of(symbol);
  if (declaration && ts.isClassDeclaration(declaration)) return `class ${name}`;
  if (declaration && ts.isEnumDeclaration(declaration)) return `enum ${name}`;
  return `${name}: ${typeOf(symbol, declarations)}`;
}

/** Props that the package declares itself, without those of HTML elements or React. */
function propFacts(component: string, symbol: ts.Symbol, from: string, declarations: Declarations): Fact[] {
  const { checker } = declarations;
  const [call] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const props = call?.parameters[0];
  if (!props) return [];
  const declaration = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  const defaults = defaultsInCode(declaration, symbol.name);
  return new Members(declarations)
    .flat(checker.getTypeOfSymbol(props))
    .map(({ default: stated, ...prop }) => ({
      kind: 'prop',
      package: CORE,
      from,
      ...prop,
      default: defaults.get(prop.name) ?? stated,
      name: `${component}.${prop.name}`,
    }));
}
