import ts from 'typescript';

/** Modifiers of tests that prove nothing, because they don't run or must fail, and of groups of tests. */
const NOT_RUN = new Set(['skip', 'todo', 'fixme', 'fails', 'fail', 'describe']);

/** Returns the titles of the tests that a file runs, as written in its source: `"%s" is found`, `reads ${file}`. */
export function testTitles(source: string): Set<string> {
  const titles = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const title = writtenText(node.arguments[0]);
      if (title !== undefined) titles.add(title);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.test.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return titles;
}

/** Accepts `it`, `test`, `it.each(…)`, and `test.for(…)`, but not `it.skip` or `test.describe`. */
function isTest(node: ts.Expression): boolean {
  if (ts.isIdentifier(node)) return node.text === 'it' || node.text === 'test';
  if (ts.isCallExpression(node)) return isTest(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return isTest(node.tag);
  return ts.isPropertyAccessExpression(node) && !NOT_RUN.has(node.name.text) && isTest(node.expression);
}

function writtenText(node: ts.Expression | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : undefined;
}
