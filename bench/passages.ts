/** What the pages of this site hold that every generator understands alike. */
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

/** Not as MDX: what is an element or an expression is left out anyway. */
const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);
const LANGUAGES_OF_CODE = ['ts', 'tsx', 'js', 'json', 'css', 'bash'];
/** Means something to one of the generators: elements, expressions, containers, links to pages of this site. */
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

/** Adds what a page holds to what there is. */
export function addPassages(tree: Root, { headings, paragraphs, fences }: Passages, lang: Language) {
  // A sign of Chinese says as much as three letters.
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

/** Text and inline code; `undefined` where there is anything else but links, which become their text. */
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
