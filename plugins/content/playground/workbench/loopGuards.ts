import { javascriptLanguage } from '@codemirror/lang-javascript';
import { GUARD } from '../guardName';
import { lineAt } from './lineAt';

const LOOP = /^(While|For|Do)Statement$/;

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
      const body = LOOP.test(node.name) && node.getChild('Statement');
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
