import { javascriptLanguage } from '@codemirror/lang-javascript';
import { GUARD } from '../guardName';
import { lineAt } from './lineAt';

type SyntaxNode = ReturnType<typeof javascriptLanguage.parser.parse>['topNode'];

interface Insertion {
  at: number;
  text: string;
}

/**
 * Inserts a guard call into every iteration of every loop. Line numbers don't change.
 * @param code plain JavaScript, without types and JSX
 * @returns the code, or the line (from 1) of its first syntax error
 */
export function guardLoops(code: string): { code: string } | { line: number } {
  const insertions: Insertion[] = [];
  let error: number | undefined;
  javascriptLanguage.parser.parse(code).iterate({
    enter({ type, from, node }) {
      if (type.isError) error ??= from;
      const body = bodyOf(node);
      if (!body) return;
      if (body.name === 'Block') {
        insertions.push({ at: body.from + 1, text: `${GUARD}();` });
      } else {
        insertions.push({ at: body.from, text: `{${GUARD}();` }, { at: body.to, text: '}' });
      }
    },
  });
  if (error !== undefined) return { line: lineAt(code, error) };
  return { code: insertAll(code, insertions) };
}

/** The body of a loop; `undefined` for other nodes. */
function bodyOf(node: SyntaxNode): SyntaxNode | null | undefined {
  const parts = childrenOf(node);
  switch (node.name) {
    case 'WhileStatement':
    case 'ForStatement':
      return parts.at(-1);
    case 'DoStatement':
      return parts[1];
  }
  return undefined;
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (!child.name.endsWith('Comment')) children.push(child);
  }
  return children;
}

/** Inserts by position. At the same position, the order of discovery decides: an outer loop's guard comes first. */
function insertAll(code: string, insertions: Insertion[]): string {
  let result = '';
  let done = 0;
  for (const { at, text } of insertions.sort((a, b) => a.at - b.at)) {
    result += code.slice(done, at) + text;
    done = at;
  }
  return result + code.slice(done);
}
