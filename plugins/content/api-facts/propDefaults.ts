import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

type Code = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

/**
 * Defaults that the code of a component applies, by prop: values in the pattern that takes its props apart, as in
 * `function Button({ theme = 'brand' })`.
 * @param declaration path of the `.d.ts` file that declares the component; its code is beside it
 */
export function defaultsInCode(declaration: string, component: string): Map<string, string> {
  const found = new Map<string, string>();
  const file = declaration.replace(/\.d\.ts$/, '.js');
  if (!existsSync(file)) return found;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  for (const { elements } of patternsOf(codeOf(source, component))) {
    for (const { name, propertyName, initializer } of elements) {
      const prop = propertyName ?? name;
      if (!ts.isIdentifier(prop) || !initializer || !isValue(initializer)) continue;
      found.set(prop.text, initializer.getText(source).replaceAll('"', "'"));
    }
  }
  return found;
}

/** The function of a component, also where it is wrapped: `const Tabs = forwardRef((props, ref) => …)`. */
function codeOf(source: ts.SourceFile, component: string): Code | undefined {
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === component) return statement;
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name) || name.text !== component || !initializer) continue;
      const code = ts.isCallExpression(initializer) ? initializer.arguments[0] : initializer;
      if (code && (ts.isArrowFunction(code) || ts.isFunctionExpression(code))) return code;
    }
  }
  return undefined;
}

/** Where the props are taken apart: in the parameter, or at the start of the body. */
function patternsOf(code: Code | undefined): ts.ObjectBindingPattern[] {
  const parameter = code?.parameters[0]?.name;
  if (!parameter) return [];
  if (ts.isObjectBindingPattern(parameter)) return [parameter];
  if (!ts.isIdentifier(parameter) || !code.body || !ts.isBlock(code.body)) return [];
  return code.body.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .flatMap(({ name, initializer }) =>
      ts.isObjectBindingPattern(name) && initializer?.getText() === parameter.text ? [name] : [],
    );
}

/** Whether readers can make sense of it: a literal, and no name that only the file has. */
function isValue(node: ts.Expression): boolean {
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isValue);
  return (
    ts.isLiteralExpression(node) ||
    [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(node.kind)
  );
}
