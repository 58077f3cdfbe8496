import type { Heading, PhrasingContent, RootContent, TableRow } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Page, PageComponent } from './corpus';

/** What a page says it explains. */
export interface Entries {
  headings: HeadingEntry[];
  /** Names in code in table rows, alone and after the names that they stand below, by the line of the first row. */
  mentions: Map<string, number>;
  facts: PageComponent[];
}

export interface HeadingEntry {
  /** Without the id. */
  text: string;
  /** Without what is not part of a name: `build` of `rspress build [root]`. */
  name: string;
  /** The name, alone and after those of the headings above: `build --base` for `--base` below `build`. */
  names: string[];
  /** Whether all of it is code. */
  isCode: boolean;
  line: number;
  /** Last line of what it heads. */
  end: number;
}

/** How a name and one below it are put together: member, field of an item, of a value under any key, flag. */
const JOINTS = ['.', '[].', '.*.', '.*[].', ' '];

export function readEntries(page: Page): Entries {
  const facts = page.components.filter(({ name }) => name === 'Fact');
  const found: Entries = { headings: [], mentions: new Map(), facts };
  /** The headings that the present place stands below, outermost first. */
  let above: (HeadingEntry & { depth: number })[] = [];
  const below = (text: string) => [
    bareName(text),
    ...above.flatMap(parent => JOINTS.map(joint => parent.name + joint + bareName(text))),
  ];
  visit(page.tree, node => {
    if (node.type === 'heading') {
      above = above.filter(({ depth }) => depth < node.depth);
      const entry = { ...headingEntry(node, page), names: [] as string[], depth: node.depth };
      entry.names = below(entry.text);
      above.push(entry);
      found.headings.push(entry);
    }
    if (node.type === 'tableRow') {
      const line = node.position?.start.line ?? 1;
      for (const name of rowNames(node).flatMap(below)) {
        if (!found.mentions.has(name)) found.mentions.set(name, line);
      }
    }
  });
  return found;
}

function headingEntry(node: Heading, page: Page): Omit<HeadingEntry, 'names'> {
  const line = node.position?.start.line ?? 1;
  const known = page.headings.find(heading => heading.line === line);
  const next = page.headings.find(heading => heading.line > line && heading.depth <= node.depth);
  const content = node.children.filter(child => !isHeadingId(child));
  const text = known?.text ?? textOf(node);
  return {
    text,
    name: bareName(text),
    isCode: content.length === 1 && content[0]?.type === 'inlineCode',
    line,
    end: next ? next.line - 1 : page.lines.length,
  };
}

function isHeadingId(node: PhrasingContent): boolean {
  return node.type === 'text' && /^\s*(\{#[^{}]*\})?\s*$/.test(node.value);
}

/** Code in the first cell, and code of the other cells as fields of it. */
function rowNames({ children: [first, ...others] }: TableRow): string[] {
  const names = first ? codeIn(first) : [];
  const fields = others.flatMap(codeIn);
  return [
    ...names,
    ...names.flatMap(name => fields.flatMap(field => JOINTS.map(joint => name + joint + field))),
  ];
}

function codeIn(node: RootContent): string[] {
  const found: string[] = [];
  visit(node, 'inlineCode', ({ value }) => {
    found.push(value);
  });
  return found;
}

/** A command or flag as it is named, from how it is used: `--port` from `-p, --port <port>`. */
export function bareName(text: string): string {
  return text
    .replace(/^rspress /, '')
    .replace(/^-\w, (?=--)/, '')
    .replace(/(?<=\w) (\[\w+\]|<\w+>)$/, '');
}
