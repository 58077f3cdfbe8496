import ts from 'typescript';

/** How a source file uses the texts of the interface. */
export interface TextUses {
  /** Keys that are passed to `t`. */
  keys: { key: string; line: number }[];
  /** All string literals, because a key can also come from a table and reach `t` through a variable. */
  literals: Set<string>;
  /** Lines that pass `t` a template with placeholders, or a concatenation. */
  computed: number[];
}

/** Reads a TypeScript file. By convention, the function that `useText()` returns is always called `t`. */
export function readTextUses(source: string, file: string): TextUses {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const uses: TextUses = { keys: [], literals: new Set(), computed: [] };
  const lineOf = (node: ts.Node) => tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
  const readKey = (node: ts.Expression): void => {
    if (ts.isStringLiteralLike(node)) uses.keys.push({ key: node.text, line: lineOf(node) });
    else if (ts.isTemplateExpression(node) || ts.isBinaryExpression(node)) uses.computed.push(lineOf(node));
    else if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) readKey(node.expression);
    else if (ts.isConditionalExpression(node)) {
      readKey(node.whenTrue);
      readKey(node.whenFalse);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) uses.literals.add(node.text);
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 't') {
      const [first] = node.arguments;
      if (first) readKey(first);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return uses;
}
