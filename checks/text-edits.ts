/** Change to a text: `insert` replaces the characters from index `from` up to, but not including, index `to`. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
}

/** Returns the smallest changes that turn one text into the other. Merges adjacent ones, except after a removal. */
export function editsBetween(before: string, after: string): Edit[] {
  const costs = costTable(before, after);
  const cost = (row: number, column: number) => costs[row]?.[column] ?? Number.POSITIVE_INFINITY;
  const edits: Edit[] = [];
  let [row, column] = [0, 0];
  const add = (removed: number, insert: string) => {
    const last = edits.at(-1);
    if (last?.to === row && last.insert !== '') {
      last.to += removed;
      last.insert += insert;
    } else edits.push({ from: row, to: row + removed, insert });
  };
  while (row < before.length || column < after.length) {
    const here = cost(row, column);
    if (before[row] === after[column] && row < before.length && here === cost(row + 1, column + 1)) {
      row++;
      column++;
    } else if (here === 1 + cost(row + 1, column + 1)) {
      add(1, after[column] ?? '');
      row++;
      column++;
    } else if (here === 1 + cost(row, column + 1)) {
      add(0, after[column] ?? '');
      column++;
    } else {
      add(1, '');
      row++;
    }
  }
  return edits;
}

/** Computes at `[row][column]` how many characters differ between `before` from `row` and `after` from `column`. */
function costTable(before: string, after: string): number[][] {
  const table: number[][] = [];
  for (let row = before.length; row >= 0; row--) {
    const cells: number[] = [];
    table[row] = cells;
    for (let column = after.length; column >= 0; column--) {
      if (row === before.length || column === after.length) {
        cells[column] = before.length - row + (after.length - column);
      } else if (before[row] === after[column]) {
        cells[column] = table[row + 1]?.[column + 1] ?? 0;
      } else {
        const replaced = table[row + 1]?.[column + 1] ?? 0;
        const removed = table[row + 1]?.[column] ?? 0;
        cells[column] = 1 + Math.min(replaced, removed, cells[column + 1] ?? 0);
      }
    }
  }
  return table;
}
