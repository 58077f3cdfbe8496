import { diffChars } from 'diff';

/** Change to a text: `insert` replaces the characters from index `from` up to, but not including, index `to`. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
}

/** Returns the smallest changes that turn one text into the other. A removal next to an insertion is one change. */
export function editsBetween(before: string, after: string): Edit[] {
  const edits: Edit[] = [];
  let at = 0;
  for (const { added, removed, value } of diffChars(before, after)) {
    const last = edits.at(-1);
    if (added && last?.to === at) last.insert += value;
    else if (added) edits.push({ from: at, to: at, insert: value });
    else if (removed) edits.push({ from: at, to: at + value.length, insert: '' });
    if (!added) at += value.length;
  }
  return edits;
}
