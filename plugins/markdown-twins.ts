import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { glob } from 'tinyglobby';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/**
 * Mends the Markdown that the core writes for language models: explicit heading ids come out as `\{#id}`
 * and GitHub alerts as `\[!NOTE]`, since the core escapes what it does not know as Markdown.
 */
export function pluginMarkdownTwins(outDir: string): RspressPlugin {
  return {
    name: 'site-markdown-twins',
    async afterBuild(_config, isProd) {
      if (!isProd) return;
      const files = await glob(['**/*.md', '**/llms-full.txt'], { cwd: outDir });
      await Promise.all(
        files.map(async file => {
          const filePath = path.join(outDir, file);
          const text = await readFile(filePath, 'utf8');
          const mended = mendMarkdown(text);
          if (mended !== text) await writeFile(filePath, mended);
        }),
      );
    },
  };
}

const parser = unified().use(remarkParse).use(remarkGfm);

/** A part of the text to cut out, as offsets. */
type Cut = [start: number, end: number];

/** Drops escaped heading ids and the backslash of GitHub alerts; leaves code and everything else alone. */
export function mendMarkdown(text: string): string {
  const cuts: Cut[] = [];
  visit(parser.parse(text), (node: Nodes) => {
    const cut =
      node.type === 'heading'
        ? headingIdCut(text, node)
        : node.type === 'blockquote'
          ? alertCut(text, node)
          : undefined;
    if (cut) cuts.push(cut);
  });
  return cuts
    .sort(([a], [b]) => b - a)
    .reduce((mended, [start, end]) => mended.slice(0, start) + mended.slice(end), text);
}

function headingIdCut(text: string, node: Nodes): Cut | undefined {
  const [start, end] = offsets(node);
  const match = /[ \t]*\\\{#[^{}\s]+\}$/.exec(text.slice(start, end));
  return match ? [start + match.index, end] : undefined;
}

function alertCut(text: string, node: Nodes): Cut | undefined {
  const [start, end] = offsets(node);
  const match = /^>\s*(?=\\\[![A-Z]+\])/.exec(text.slice(start, end));
  return match ? [start + match[0].length, start + match[0].length + 1] : undefined;
}

function offsets(node: Nodes): Cut {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
}
