/** Line number, from 1, of an offset in code. */
export function lineAt(code: string, offset: number): number {
  return code.slice(0, offset).split('\n').length;
}
