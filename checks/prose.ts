import type { Image, Nodes, PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { isScalar, LineCounter, parseDocument, visit as visitYaml } from 'yaml';
import type { Page } from './corpus';

/** A stretch of one source line that is read as text: what the rules about wording look at. */
export interface Prose {
  line: number;
  parts: ProsePart[];
}

/** Text, or a piece of inline code, of which only the place is known. */
export interface ProsePart {
  kind: 'text' | 'code';
  text: string;
  /** Index in the source line of each character of the text, and of what follows the last one. */
  columns: number[];
  /** How many marks such as `**` or a link it stands within. */
  depth: number;
}

/** Attributes of components that show what they hold. */
const TEXT_ATTRIBUTES = new Set(['title', 'alt', 'label', 'text', 'caption', 'description', 'summary']);
/** The id of a heading, at the end of its text. */
export const HEADING_ID = /\s*\{#[^{}\s]+\}\s*$/;
/** What a home page shows; other frontmatter is settings. */
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

/** The text of a page: paragraphs, headings, cells, texts in components, descriptions; never code. */
export function proseOf(page: Page): Prose[] {
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

/** The text with inline code as `code`, which must not run into its neighbours. */
export function plainText({ parts }: Prose, code = '\uFFFC'): string {
  return parts.map(({ kind, text }) => (kind === 'code' ? code : text)).join('');
}

/** What others said, error messages above all, is quoted as it is. */
const QUOTED = /"[^"]*"|“[^”]*”|「[^」]*」/g;

/** The text with nothing in its quotations, and everything else in its place. */
export function withoutQuotations(text: string): string {
  return text.replace(QUOTED, quoted => `"${' '.repeat(quoted.length - 2)}"`);
}

/** The lines of a block; what is neither text nor inline code ends a stretch. */
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
 * Where the characters of a text stand in the source line; escapes (`\<`) are stepped over.
 * `undefined` where the text is written in another way, as an entity for instance.
 */
function columnsOf(text: string, source: string, start: number | undefined): number[] | undefined {
  let column = start ?? Math.max(0, source.indexOf(text.slice(0, 1)));
  if (start === undefined && source.includes(text)) column = source.indexOf(text);
  const columns: number[] = [];
  // Code units, as an index into the line counts.
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

/** `<code>` or `<pre>`, whose text is none of the page's. */
export function isCodeElement(node: Nodes): boolean {
  return isElement(node) && (node.name === 'code' || node.name === 'pre');
}

function isElement(node: Nodes): node is Element {
  return node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement';
}

/** The alternative text of an image, and what components show of their attributes. */
export function attributeTexts(node: Image | Element, page: Page): Prose[] {
  if (node.type === 'image') return attributeProse(node.alt ?? '', node, page);
  return node.attributes.flatMap(attribute => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return [];
    return TEXT_ATTRIBUTES.has(attribute.name) ? attributeProse(attribute.value, node, page) : [];
  });
}

/** A text that stands somewhere between start and end of a node. */
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

/** What readers see of the frontmatter. */
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
