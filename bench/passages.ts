/** Collects passages from the pages of this site that all generators understand in the same way. */
import { readFileSync } from 'node:fs';
import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { globSync } from 'tinyglobby';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Language, Passages } from './generated-pages';

/** Parses pages as Markdown instead of MDX, because passages with elements or expressions are left out anyway. */
const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);
const LANGUAGES_OF_CODE = ['ts', 'tsx', 'js', 'json', 'css', 'bash'];
/** What may have a special meaning in one of the generators, such as elements, expressions, and containers. */
const SPECIAL = /[<>{}[\]\\*_|~^$&]|^:::|^[-+#=\d]/;
const SHORTEST_PARAGRAPH = 60;
const LONGEST_CODE = 2000;

export function readPassages(lang: Language): Passages {
  const passages: Passages = { headings: [], paragraphs: [], fences: [] };
  for (const file of globSync(`docs/${lang}/**/*.mdx`).toSorted()) {
    addPassages(parsePage(readFileSync(file, 'utf8')), passages, lang);
  }
  return passages;
}

export function parsePage(source: string): Root {
  return processor.parse(source);
}

/** Adds the passages of a page. */
export function addPassages(tree: Root, { headings, paragraphs, fences }: Passages, lang: Language) {
  // A Chinese character says about as much as three letters.
  const shortest = lang === 'zh' ? SHORTEST_PARAGRAPH / 3 : SHORTEST_PARAGRAPH;
  visit(tree, (node: Nodes, _index, parent) => {
    if (node.type === 'heading' && node.depth > 1) {
      const text = textOf(node)
        .replace(/\s*\{#.*$/, '')
        .trim();
      if (text && !SPECIAL.test(text) && !text.includes('`') && !text.includes(':')) headings.push(text);
    } else if (node.type === 'paragraph' && parent?.type === 'root') {
      const text = inlineMarkdown(node.children);
      if (text !== undefined && text.length >= shortest && !SPECIAL.test(text)) paragraphs.push(text);
    } else if (node.type === 'code' && LANGUAGES_OF_CODE.includes(node.lang ?? '')) {
      if (node.value && node.value.length < LONGEST_CODE && !/```|\{\{|\[!code/.test(node.value)) {
        fences.push(`\`\`\`${node.lang}\n${node.value}\n\`\`\``);
      }
    }
  });
}

/**
 * Returns text and inline code as Markdown. Links, strong text, and emphasis become plain text. Returns `undefined` if
 * the nodes contain anything else.
 */
function inlineMarkdown(nodes: Nodes[]): string | undefined {
  const parts = nodes.map(node => {
    if (node.type === 'text') return node.value.replace(/\s+/g, ' ');
    if (node.type === 'inlineCode') return `\`${node.value}\``;
    if (node.type === 'link' || node.type === 'strong' || node.type === 'emphasis') {
      return inlineMarkdown(node.children);
    }
    return undefined;
  });
  return parts.some(part => part === undefined) ? undefined : parts.join('');
}
