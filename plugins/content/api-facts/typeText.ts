import ts from 'typescript';
import type { Declarations } from './declarations';

/** An alias is replaced by its type if that takes at most this many characters. */
const SHORT = 160;
/** The same for an object, which is harder to read inside another type. */
const SHORT_OBJECT = 60;

/** The type of a value or a property, as it's declared; if the declaration names none, as TypeScript infers it. */
export function typeOf(symbol: ts.Symbol, declarations: Declarations): string {
  const { checker } = declarations;
  const { type } = (declarations.of(symbol) ?? {}) as { type?: ts.TypeNode };
  return type ? typeText(type, declarations) : checker.typeToString(checker.getTypeOfSymbol(symbol));
}

/**
 * The text of a type as in its declaration, on one line and without comments. TypeScript's own printer sorts unions and
 * drops the names of aliases, which readers look for.
 * Short aliases of the packages are replaced by their types: `PageType` → `'home' | 'doc' | …`
 */
export function typeText(node: ts.Node, declarations: Declarations): string {
  const source = node.getSourceFile();
  const parts: string[] = [];
  let position = node.getStart(source);
  const visit = (child: ts.Node): void => {
    const text = replacement(child, declarations);
    if (text === undefined) {
      ts.forEachChild(child, visit);
      return;
    }
    const [start, end] = [child.getStart(source), child.getEnd()];
    parts.push(source.text.slice(position, start), needsParentheses(child, text) ? `(${text})` : text);
    position = end;
  };
  visit(node);
  parts.push(source.text.slice(position, node.getEnd()));
  return onOneLine(parts.join(''));
}

/**
 * The type of an alias, unless the alias's name says more. A destructured parameter of a function declaration is
 * called `props`, because its type already lists what it's destructured into.
 */
function replacement(node: ts.Node, declarations: Declarations): string | undefined {
  if (ts.isObjectBindingPattern(node) && ts.isFunctionDeclaration(node.parent.parent)) return 'props';
  return ts.isTypeReferenceNode(node) ? expanded(node, declarations) : undefined;
}

function expanded(reference: ts.TypeReferenceNode, declarations: Declarations): string | undefined {
  const symbol = declarations.checker.getSymbolAtLocation(reference.typeName);
  const alias = symbol && declarations.resolve(symbol).declarations?.find(ts.isTypeAliasDeclaration);
  if (!alias || alias.typeParameters || !declarations.has(alias)) return undefined;
  if (isUnionOfNames(alias.type)) return undefined;
  if (ts.isTypeLiteralNode(alias.type) && ts.isUnionTypeNode(reference.parent)) return undefined;
  if (contains(alias.type, alias, declarations)) return undefined;
  const text = typeText(alias.type, declarations);
  return text.length <= (ts.isTypeLiteralNode(alias.type) ? SHORT_OBJECT : SHORT) ? text : undefined;
}

/** Names such as `NavItemWithLink | NavItemWithChildren` say no more than the name of the union. */
function isUnionOfNames(node: ts.TypeNode): boolean {
  return ts.isUnionTypeNode(node) && node.types.every(ts.isTypeReferenceNode);
}

/** Whether an alias refers to itself. */
function contains(node: ts.Node, alias: ts.TypeAliasDeclaration, declarations: Declarations): boolean {
  if (ts.isTypeReferenceNode(node)) {
    const symbol = declarations.checker.getSymbolAtLocation(node.typeName);
    if (symbol && declarations.resolve(symbol).declarations?.includes(alias)) return true;
  }
  return ts.forEachChild(node, child => contains(child, alias, declarations)) ?? false;
}

/** Needed for `Mode[]` if `Mode` is a union, and for `Mode | null` if it's a function. */
function needsParentheses(reference: ts.Node, text: string): boolean {
  const { parent } = reference;
  const compound = / [|&] |=>/.test(text);
  return compound && (ts.isArrayTypeNode(parent) || (ts.isUnionTypeNode(parent) && text.includes('=>')));
}

/** Joins the tokens with a space wherever the source has whitespace or a comment. */
function onOneLine(text: string): string {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, text);
  let line = '';
  while (scanner.scan() !== ts.SyntaxKind.EndOfFileToken) {
    const gap = scanner.getTokenStart() > scanner.getTokenFullStart();
    line += `${gap && line ? ' ' : ''}${scanner.getTokenText()}`;
  }
  return line
    .replace(/^\| /, '')
    .replace(/([(<[]) (?:\| )?/g, '$1')
    .replace(/ ([)\]])/g, '$1')
    .replace(/import\("[^"]+"\)\./g, '');
}
