import path from 'node:path';
import type { Corpus, Fence, Page } from '../corpus';
import { hash } from './cached';
import { metaValue } from './meta';

const CHECKED_LANGUAGES = ['ts', 'tsx', 'js', 'jsx'];

/** A fence in a language that the compiler reads, and the file that stands for it. */
export interface TypedFence {
  page: Page;
  fence: Fence;
  source: Source;
}

/** A file for the compiler: one on the disk, or code that stands in a page only. */
export interface Source {
  /** Absolute path with forward slashes; the same code has the same one. */
  file: string;
  code: string;
  /** Files that other fences of the page show, by the path that their titles give: `plugins/a.ts`. */
  siblings: Record<string, string>;
  /** Path that the title gives, from which relative imports of siblings count. */
  title: string;
}

/**
 * All fences that can be type-checked. One that includes a file is checked as that file, so that its imports
 * resolve; any other becomes a file of its own, and may import what other fences of its page show.
 */
export function typedFences(corpus: Corpus): TypedFence[] {
  return corpus.pages.flatMap(page => {
    const fences = page.fences.filter(fence => CHECKED_LANGUAGES.includes(fence.lang));
    const files = fences.map(fence => sourceFile(corpus.root, page, fence));
    return fences.map((fence, index) => ({
      page,
      fence,
      source: {
        file: files[index] ?? '',
        code: fence.code,
        siblings: siblings(fences, files, index),
        title: titlePath(fence),
      },
    }));
  });
}

function sourceFile(root: string, page: Page, fence: Fence): string {
  const base = root.split(path.sep).join('/');
  if (fence.includes) return path.posix.join(base, fence.includes);
  const context = /\bfrom\s+['"]\.|\bimport\s*\(?\s*['"]\./.test(fence.code) ? page.file : '';
  const name = hash([fence.code, titlePath(fence), context]);
  return path.posix.join(base, 'docs/__fences__', name, titlePath(fence));
}

/** The title where it is the path of a file in that language, else a neutral name. */
function titlePath({ lang, meta }: Fence): string {
  const title = metaValue(meta, 'title') ?? '';
  const extensions = lang.endsWith('x') ? `\\.${lang}` : `\\.[mc]?${lang}`;
  const isPath = new RegExp(`^[\\w@./-]+${extensions}$`).test(title) && !title.startsWith('.');
  return isPath ? path.posix.normalize(title) : `fence.${lang}`;
}

/** Where two fences have the same title, the last one above wins, then the first one below. */
function siblings(fences: Fence[], files: string[], index: number): Record<string, string> {
  const found: Record<string, string> = {};
  const order = [...fences.keys()].sort((a, b) => Number(a > index) - Number(b > index));
  for (const other of order) {
    const fence = fences[other];
    if (!fence || other === index) continue;
    const title = titlePath(fence);
    if (other < index || !(title in found)) found[title] = files[other] ?? '';
  }
  return found;
}
