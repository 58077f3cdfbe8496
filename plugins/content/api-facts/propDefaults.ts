import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

type Code = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

/**
 * Defaults that a component's code sets, by prop: values in the pattern that destructures its props, as in
 * `function Button({ theme = 'brand' })`.
 * @param declaration path of the `.d.ts` file that declares the component; its code is next to it
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

/** The function of a component, even if it's wrapped: `const Tabs = forwardRef((props, ref) => …)`. */
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

/** The patterns that destructure the props: in the parameter, or in the body. */
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

/** Whether readers can understand it: a literal rather than a name that only exists in the file. */
function isValue(node: ts.Expression): boolean {
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isValue);
  return (
    ts.isLiteralExpression(node) ||
    [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(node.kind)
  );
}
