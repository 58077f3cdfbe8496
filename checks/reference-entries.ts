import type { Heading, PhrasingContent, RootContent, TableRow } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Page, PageComponent } from './corpus';

/** Names that a page explains: in headings, in table rows, and with `<Fact>` tags. */
export interface Entries {
  headings: HeadingEntry[];
  /** Line of the first table row that has a name in code. Names are listed alone, and prefixed with those above. */
  mentions: Map<string, number>;
  facts: PageComponent[];
}

export interface HeadingEntry {
  /** Without the `{#id}`. */
  text: string;
  /** Text without what isn't part of the name: `build` for `rspress build [root]`. */
  name: string;
  /** The name alone, and prefixed with each heading above: `build --base` for `--base` below `build`. */
  names: string[];
  /** Whether the heading is one piece of inline code. */
  isCode: boolean;
  line: number;
  /** Last line of the heading's section. */
  end: number;
}

/** Separators between a name and one below it: members, list items, values of any key, lists of any key, flags. */
const JOINTS = ['.', '[].', '.*.', '.*[].', ' '];

/** Caches the entries, because several rules read the same pages. */
const known = new WeakMap<Page, Entries>();

export function readEntries(page: Page): Entries {
  const entries = known.get(page) ?? entriesOf(page);
  known.set(page, entries);
  return entries;
}

function entriesOf(page: Page): Entries {
  const facts = page.components.filter(({ name }) => name === 'Fact');
  const found: Entries = { headings: [], mentions: new Map(), facts };
  /** The headings above the current node, outermost first. */
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

/** Returns the names in a row: code in the first cell, and code in the other cells as fields of it. */
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

/** Returns the name of a command or flag from its usage: `--port` from `-p, --port <port>`. */
export function bareName(text: string): string {
  return text
    .replace(/^rspress /, '')
    .replace(/^-\w, (?=--)/, '')
    .replace(/(?<=\w) (\[\w+\]|<\w+>)$/, '');
}
