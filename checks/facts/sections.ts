import type { Page } from '../corpus';
import { shortHash } from './short-hash';

/** A part of a page with its own claims. */
export interface Section {
  /** Id of its level 2 heading; empty for the text before the first one, with the frontmatter. */
  id: string;
  /** Where it begins, counted from 1. */
  line: number;
  /** Changes with its source. */
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

/** How a finding names a section. */
export function sectionLabel(id: string): string {
  return id === '' ? 'The text before the first section' : `Section "${id}"`;
}
