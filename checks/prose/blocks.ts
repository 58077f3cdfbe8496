import type { Nodes, PhrasingContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { Page } from '../corpus';
import { attributeTexts, frontmatterTexts, HEADING_ID, isCodeElement, type Prose, plainText } from '../prose';

/** Text that readers see as one unit, such as a paragraph. The rules about sentences check these blocks. */
export interface Block {
  /** `text` is a paragraph, also in a list item; `setting` is a text in the frontmatter or in an attribute. */
  kind: 'text' | 'heading' | 'cell' | 'setting';
  /** The text on one line, with `CODE` in place of each piece of code, variable, or bare URL. */
  text: string;
  /** Line of the page where it begins, counted from 1. */
  line: number;
  /** Indexes in the text where a new line of the page begins. */
  breaks: number[];
}

/** Replaces a piece of code. It counts as one word, and has no letters that a word list could match. */
export const CODE = '\uFFFC';
/** Matches the marker at the start or the end of a container (`:::tip Title`). */
const CONTAINER = /^:::+(?:\s*[\w-]+)?[ \t]*/;
const ALERT = /^\[![A-Z]+\][ \t]*/;

/** Caches the blocks, because several rules check the same pages. */
const known = new WeakMap<Page, Block[]>();

/** Returns the texts of a page, without code. */
export function blocksOf(page: Page): Block[] {
  const blocks = known.get(page) ?? readBlocks(page);
  known.set(page, blocks);
  return blocks;
}

function readBlocks(page: Page): Block[] {
  const found = frontmatterTexts(page).map(settingBlock);
  visit(page.tree, (node: Nodes) => {
    switch (node.type) {
      case 'paragraph':
        found.push(...withoutMarkers(readLines(node.children)));
        break;
      case 'heading':
        found.push(blockOf('heading', readLines(node.children)));
        break;
      case 'tableCell':
        found.push(blockOf('cell', readLines(node.children)));
        break;
      case 'image':
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        if (isCodeElement(node)) return SKIP;
        found.push(...attributeTexts(node, page).map(settingBlock));
        break;
    }
    return undefined;
  });
  return found.filter(({ text }) => /\p{Letter}/u.test(text));
}

/** Returns the line of the page that contains a character of a block. */
export function lineAt({ line, breaks }: Block, index: number): number {
  return line + breaks.filter(start => start <= index).length;
}

/** The text of each line, and the line number of the first one. */
interface Lines {
  first: number;
  texts: string[];
}

function settingBlock(prose: Prose): Block {
  return { kind: 'setting', text: plainText(prose, CODE), line: prose.line, breaks: [] };
}

function readLines(nodes: PhrasingContent[]): Lines {
  const first = nodes[0]?.position?.start.line ?? 1;
  const texts = [''];
  const add = (line: number, text: string) => {
    while (first + texts.length - 1 < line) texts.push('');
    const [head = '', ...others] = text.split('\n');
    texts[texts.length - 1] += head;
    texts.push(...others);
  };
  const walk = (node: PhrasingContent) => {
    const line = node.position?.start.line ?? first;
    if (node.type === 'text') add(line, node.value);
    else if (isCode(node)) add(line, CODE);
    else if ('children' in node) for (const child of node.children) walk(child);
  };
  for (const node of nodes) walk(node);
  return { first, texts };
}

function isCode(node: PhrasingContent): boolean {
  if (node.type === 'mdxTextExpression') return !node.value.trim().startsWith('/*');
  if (node.type === 'link') return textOf(node) === node.url.replace(/^mailto:/, '');
  return node.type === 'inlineCode' || isCodeElement(node);
}

function blockOf(kind: Block['kind'], { first, texts }: Lines): Block {
  const breaks: number[] = [];
  let text = texts[0] ?? '';
  for (const next of texts.slice(1)) {
    text += ' ';
    breaks.push(text.length);
    text += next;
  }
  return { kind, text: text.replace(HEADING_ID, ''), line: first, breaks };
}

/** Separates containers from their markers, which the parser includes in paragraphs. Titles become headings. */
function withoutMarkers({ first, texts }: Lines): Block[] {
  const pieces: (Lines & Pick<Block, 'kind'>)[] = [];
  for (const [index, text] of texts.entries()) {
    const marker = CONTAINER.exec(text) ?? ALERT.exec(text);
    const last = pieces.at(-1);
    if (marker) {
      pieces.push({ kind: 'heading', first: first + index, texts: [text.slice(marker[0].length)] });
    } else if (last?.kind === 'text') {
      last.texts.push(text);
    } else {
      pieces.push({ kind: 'text', first: first + index, texts: [text] });
    }
  }
  return pieces.map(({ kind, ...lines }) => blockOf(kind, lines));
}
