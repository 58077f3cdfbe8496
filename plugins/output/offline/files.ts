import { NOT_FOUND_FILE, STATIC_FOLDER } from '../../../site/offline-copy';
import { FRAME_FOLDER } from '../../content/playground';
import { PREVIEW_FOLDER } from '../../content/previews/folder';

/** What the build knows about the files that it has written, by their paths in the output. */
export interface SiteFacts {
  /** Language of each page, by its HTML file and by its Markdown file. */
  pages: Map<string, string>;
  /** Languages whose pages a script contains; scripts without pages aren't included. */
  chunks: Map<string, Set<string>>;
}

/** The search's index of a language. */
const SEARCH_FILE = /^static\/search\/(\w+)-\w+\//;
/** Data about a language's pages; see `plugins/first-load/pages-on-demand`. */
const PAGE_INDEX = /^static\/js\/async\/pages-(\w+)\.[^/]*$/;
/**
 * Files that aren't saved: Shiki's grammars and themes, because a reader uses few of the three hundred, and files that
 * no page loads.
 */
const NOT_KEPT = /\/shiki-[^/]*\/|\.LICENSE\.txt$|\.map$/;
const IMAGE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/;
/** Images for other sites, which show them when someone shares a URL. */
const SOCIAL_IMAGE = /^social(?:\/|\.png$)/;

/**
 * Whether the pages of a language need a file offline: its pages in HTML and Markdown, the 404 page, scripts, styles,
 * the search's index, and images. Example archives need the network, and so does the playground's frame, because service
 * workers don't serve sandboxed frames.
 * @param file path in the output, with slashes
 */
export function isNeeded(file: string, lang: string, { pages, chunks }: SiteFacts): boolean {
  const language = pages.get(file) ?? (SEARCH_FILE.exec(file) ?? PAGE_INDEX.exec(file))?.[1];
  if (language !== undefined) return language === lang;
  if (file === NOT_FOUND_FILE) return true;
  if (file.startsWith(FRAME_FOLDER)) return false;
  if (NOT_KEPT.test(file)) return false;
  // Previews belong to the text of pages. They're saved with every language.
  if (file.startsWith(PREVIEW_FOLDER)) return true;
  if (file.startsWith(STATIC_FOLDER)) return chunks.get(file)?.has(lang) ?? true;
  return IMAGE.test(file) && !SOCIAL_IMAGE.test(file);
}

/** Files of a page below the output folder: its HTML and its Markdown. */
export function pageFiles(routePath: string): string[] {
  const name = routePath.slice(1).replace(/(^|\/)$/, '$1index');
  return [`${name}.html`, `${name}.md`];
}
