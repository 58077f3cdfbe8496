import type { Page } from '../corpus';
import { shortHash } from './short-hash';

/** Part of a page with its own claims. */
export interface Section {
  /** Id of its level 2 heading; empty for everything before the first one, including the frontmatter. */
  id: string;
  /** Line where it begins, counted from 1. */
  line: number;
  /** Hash of its source. */
  hash: string;
}

export function sectionsOf({ headings, lines }: Page): Section[] {
  const starts = headings.flatMap(({ depth, id, line }) => (depth === 2 && id ? [{ id, line }] : []));
  return [{ id: '', line: 1 }, ...starts].map(({ id, line }, index) => {
    const end = (starts[index]?.line ?? lines.length + 1) - 1;
    const source = lines.slice(line - 1, end).join('\n');
    return { id, line, hash: shortHash(source.trimEnd()) };
  });
}

/** Returns the name of a section for findings. */
export function sectionLabel(id: string): string {
  return id === '' ? 'The text before the first section' : `Section "${id}"`;
}
