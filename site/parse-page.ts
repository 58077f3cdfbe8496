import path from 'node:path';
import { escapeMarkdownHeadingIds } from '@rspress/core/dist/node/utils/escapeHeadingIds.js';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).freeze();
const mdx = markdown().use(remarkMdx).freeze();

/**
 * Parses a page or a fragment as the core does, with the core's own function, which isn't documented.
 * @param file its path; if it ends in `.md`, JSX isn't parsed
 * @throws Error that names the file, if it isn't valid MDX. Its cause has the position.
 */
export function parsePage(source: string, file: string): Root {
  const parser = path.extname(file) === '.md' ? markdown : mdx;
  try {
    return parser.parse(escapeMarkdownHeadingIds(source));
  } catch (error) {
    throw new Error(`${file} cannot be read as MDX: ${(error as Error).message}`, { cause: error });
  }
}

/** Folders that `file=` can refer to: `<root>/a` is in `root`, `/a` in `docsRoot`, and anything else beside the page. */
export interface IncludeFolders {
  root: string;
  docsRoot: string;
}

/**
 * Returns the path of the file that a code fence shows.
 * @param meta what follows the fence's language
 * @param page path of the page with the fence
 * @returns `undefined` if the fence contains its code itself
 */
export function includedFile(
  meta: string | null | undefined,
  page: string,
  { root, docsRoot }: IncludeFolders,
): string | undefined {
  const match = /(?:^|\s)file=(?:"([^"]+)"|'([^']+)'|(\S+))/.exec(meta ?? '');
  const given = match?.[1] ?? match?.[2] ?? match?.[3];
  if (!given) return undefined;
  if (given.startsWith('<root>/')) return path.join(root, given.slice('<root>/'.length));
  return path.join(given.startsWith('/') ? docsRoot : path.dirname(page), given);
}
