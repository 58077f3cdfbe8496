import { javascriptLanguage } from '@codemirror/lang-javascript';
import { GUARD } from '../guardName';
import { lineAt } from './lineAt';

type SyntaxNode = ReturnType<typeof javascriptLanguage.parser.parse>['topNode'];

interface Insertion {
  at: number;
  text: string;
}

/**
 * Calls the guard in every turn of every loop. Lines stay where they are.
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

/** What a loop repeats; `undefined` for what is no loop. */
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

/** At the same place, what was found first comes first: the outer loop's, or one of several closing braces. */
function insertAll(code: string, insertions: Insertion[]): string {
  let result = '';
  let done = 0;
  for (const { at, text } of insertions.sort((a, b) => a.at - b.at)) {
    result += code.slice(done, at) + text;
    done = at;
  }
  return result + code.slice(done);
}
