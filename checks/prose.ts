import type { Image, Nodes, PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { isScalar, LineCounter, parseDocument, visit as visitYaml } from 'yaml';
import type { Page } from './corpus';

/** Part of a source line that readers see as text. The rules about wording check these parts. */
export interface Prose {
  line: number;
  parts: ProsePart[];
}

/** Text or inline code. */
export interface ProsePart {
  kind: 'text' | 'code';
  text: string;
  /** Indexes in the source line: of each character (for code, the first), and of the position after the last one. */
  columns: number[];
  /** Number of marks around it, such as `**` or a link. */
  depth: number;
}

/** Attributes of components that readers see as text. */
const TEXT_ATTRIBUTES = new Set(['title', 'alt', 'label', 'text', 'caption', 'description', 'summary']);
/** Matches the id of a heading at the end of its text. */
export const HEADING_ID = /\s*\{#[^{}\s]+\}\s*$/;
/** Frontmatter keys that readers see as text. The other keys are settings. */
const TEXT_KEYS = new Set([
  'description',
  'title',
  'titleSuffix',
  'name',
  'text',
  'tagline',
  'alt',
  'details',
  'overviewTitle',
]);

/** Caches the text, because several rules check the same pages. */
const known = new WeakMap<Page, Prose[]>();

/** Returns the text of a page without code: paragraphs, headings, cells, texts in components, and frontmatter. */
export function proseOf(page: Page): Prose[] {
  const prose = known.get(page) ?? readProse(page);
  known.set(page, prose);
  return prose;
}

function readProse(page: Page): Prose[] {
  const found = frontmatterTexts(page);
  visit(page.tree, (node: Nodes) => {
    switch (node.type) {
      case 'paragraph':
      case 'heading':
      case 'tableCell':
        found.push(...blockProse(node.children, page));
        break;
      case 'image':
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        if (isCodeElement(node)) return SKIP;
        found.push(...attributeTexts(node, page));
        break;
    }
    return undefined;
  });
  return found.sort((a, b) => a.line - b.line);
}

/** Joins the parts. `code` replaces each piece of inline code, so that the words around it don't merge. */
export function plainText({ parts }: Prose, code = '\uFFFC'): string {
  return parts.map(({ kind, text }) => (kind === 'code' ? code : text)).join('');
}

/** Quotations, which rules skip because error messages and other people's words are quoted as they are. */
const QUOTED = /"[^"]*"|“[^”]*”|「[^」]*」/g;

/** Blanks out quotations, so that everything else keeps its position. */
export function withoutQuotations(text: string): string {
  return text.replace(QUOTED, quoted => `"${' '.repeat(quoted.length - 2)}"`);
}

/** Returns the text of a block by line. Bare URLs and nodes without text, such as images, also split it. */
function blockProse(nodes: PhrasingContent[], page: Page): Prose[] {
  const stretches: Prose[] = [];
  let current: Prose | undefined;
  const add = (line: number, part: ProsePart) => {
    if (current?.line !== line) {
      current = { line, parts: [] };
      stretches.push(current);
    }
    current.parts.push(part);
  };
  const walk = (node: PhrasingContent, depth: number) => {
    const { position } = node;
    if (!position) return;
    const { line, column } = position.start;
    if (node.type === 'text') {
      const last = node === nodes.at(-1);
      const value = last ? node.value.replace(HEADING_ID, '') : node.value;
      for (const [index, text] of value.split('\n').entries()) {
        const source = page.lines[line - 1 + index] ?? '';
        const columns = columnsOf(text, source, index === 0 ? column - 1 : undefined);
        if (columns) add(line + index, { kind: 'text', text, columns, depth });
        else current = undefined;
      }
    } else if (node.type === 'inlineCode' || isCodeElement(node)) {
      const columns = [column - 1, position.end.column - 1];
      add(line, { kind: 'code', text: textOf(node), columns, depth });
    } else if (node.type === 'link' && textOf(node) === node.url.replace(/^mailto:/, '')) {
      current = undefined;
    } else if ('children' in node && node.children.length > 0) {
      for (const child of node.children) walk(child, depth + 1);
    } else {
      current = undefined;
    }
  };
  for (const node of nodes) walk(node, 0);
  return stretches;
}

/**
 * Returns the index of each character of a text in the source line, without the backslashes of escapes (`\<`).
 * Returns `undefined` if the source writes the text differently, for example with an entity.
 */
function columnsOf(text: string, source: string, start: number | undefined): number[] | undefined {
  let column = start ?? Math.max(0, source.indexOf(text.slice(0, 1)));
  if (start === undefined && source.includes(text)) column = source.indexOf(text);
  const columns: number[] = [];
  // Counts code units, like an index into the line.
  for (let index = 0; index < text.length; index++) {
    if (source[column] === '\\' && source[column] !== text[index]) column++;
    else if (source[column] === '\\' && source[column + 1] === '\\') column++;
    if (source[column] !== text[index]) return undefined;
    columns.push(column);
    column++;
  }
  return [...columns, column];
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Returns whether a node is a `<code>` or `<pre>` element, whose content isn't prose. */
export function isCodeElement(node: Nodes): boolean {
  return isElement(node) && (node.name === 'code' || node.name === 'pre');
}

function isElement(node: Nodes): node is Element {
  return node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement';
}

/** Returns the alternative text of an image, or the attributes of a component that readers see as text. */
export function attributeTexts(node: Image | Element, page: Page): Prose[] {
  if (node.type === 'image') return attributeProse(node.alt ?? '', node, page);
  return node.attributes.flatMap(attribute => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return [];
    return TEXT_ATTRIBUTES.has(attribute.name) ? attributeProse(attribute.value, node, page) : [];
  });
}

/** Finds the text of an attribute between the start and the end of its node. */
function attributeProse(text: string, node: Nodes, page: Page): Prose[] {
  const { start, end } = node.position ?? {};
  if (!text || !start || !end) return [];
  for (let line = start.line; line <= end.line; line++) {
    const from = line === start.line ? start.column - 1 : 0;
    const column = (page.lines[line - 1] ?? '').indexOf(text, from);
    if (column >= 0) return [literalProse(text, line, column)];
  }
  return [];
}

function literalProse(text: string, line: number, column: number): Prose {
  const columns = Array.from({ length: text.length + 1 }, (_, index) => column + index);
  return { line, parts: [{ kind: 'text', text, columns, depth: 0 }] };
}

/** Returns the texts in the frontmatter that readers see. */
export function frontmatterTexts(page: Page): Prose[] {
  const [first] = page.tree.children;
  if (first?.type !== 'yaml') return [];
  const counter = new LineCounter();
  const found: Prose[] = [];
  visitYaml(parseDocument(first.value, { lineCounter: counter }), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string' || !value.range) return;
      if (!TEXT_KEYS.has(String(key.value))) return;
      const line = counter.linePos(value.range[0]).line + 1;
      const column = (page.lines[line - 1] ?? '').indexOf(value.value);
      if (column >= 0) found.push(literalProse(value.value, line, column));
    },
  });
  return found;
}
