import path from 'node:path';
import type { Corpus, Fence, Page } from '../corpus';
import { hash } from './cached';
import { metaValue } from './meta';

const CHECKED_LANGUAGES = ['ts', 'tsx', 'js', 'jsx'];

/** Fence in a language that the compiler reads, and the file that it's checked as. */
export interface TypedFence {
  page: Page;
  fence: Fence;
  source: Source;
}

/** File for the compiler: one on disk, or code that's only in a page. */
export interface Source {
  /** Absolute path with forward slashes. Fences with the same code and title share it if no import is relative. */
  file: string;
  code: string;
  /** Files of the other fences on the page, by the path in their title: `plugins/a.ts`. */
  siblings: Record<string, string>;
  /** Path in the title, which relative imports of siblings are resolved from. */
  title: string;
}

/**
 * Returns all fences that can be type-checked. A fence that includes a file is checked as that file, so that its
 * imports resolve. Any other becomes a separate file, which can import what other fences on its page show.
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

/** Returns the title if it's the path of a file in that language, or else a neutral name. */
function titlePath({ lang, meta }: Fence): string {
  const title = metaValue(meta, 'title') ?? '';
  const extensions = lang.endsWith('x') ? `\\.${lang}` : `\\.[mc]?${lang}`;
  const isPath = new RegExp(`^[\\w@./-]+${extensions}$`).test(title) && !title.startsWith('.');
  return isPath ? path.posix.normalize(title) : `fence.${lang}`;
}

/** Returns the files of the other fences. If two have the same title, the last one above wins, then the first below. */
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
