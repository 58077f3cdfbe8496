import { isValidElement, type ReactElement, type ReactNode } from 'react';

/** A table, row, or cell compiled from Markdown. */
export type Part = ReactElement<{ children?: ReactNode; hidden?: boolean }>;

export function partsOf({ props: { children } }: Part): Part[] {
  return (Array.isArray(children) ? children : [children]).filter(isValidElement) as Part[];
}

export function textOf(node: ReactNode): string {
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) return node.map(textOf).join(' ');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}

/** Whether the text contains each word of the query. */
export function matches(text: string, query: string): boolean {
  const words = query.toLowerCase().split(/\s+/);
  return words.every(word => text.toLowerCase().includes(word));
}
