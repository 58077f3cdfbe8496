import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type GeneratedPage, GROUP_SIZE, type Language } from '../generated-pages';
import type { Subject } from '../results';

/** Origin that every site is built for. */
export const ORIGIN = 'https://docs.example.com';

/** Favicon of every generated site. */
export const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#06c"/><path d="M9 8h14v3H9zm0 6h14v3H9zm0 6h9v3H9z" fill="#fff"/></svg>\n';

/** How a reader searches: what the bench clicks, types into, and waits for. */
export interface SearchUi {
  button: string;
  /** Works anywhere on a page. */
  key: string;
  input: string;
  hit: string;
}

/** A program that builds a site from the generated pages, set up as its documentation recommends. */
export interface Generator {
  subject: Subject;
  /** Exact versions. Empty for a generator that the project itself has installed. */
  packages: Record<string, string>;
  overrides?: Record<string, string>;
  /** Writes the pages, the favicon, and the settings of a site with both languages, the default theme, and a search. */
  write(folder: string, pages: GeneratedPage[]): void;
  /** Arguments for Node.js, without flags of Node.js itself; `packages` is the folder that has the packages. */
  build(packages: string): string[];
  dev(packages: string, port: number): string[];
  env?: (folder: string) => Record<string, string>;
  /** Working directory of the commands; the site's folder by default. */
  cwd?: string;
  /** Folder of the built files, relative to the site's folder. */
  output: string;
  /** File with a page's text, relative to the site's folder. */
  sourceOf(page: GeneratedPage): string;
  search: SearchUi;
  /** Set if its pages are the same as those of another generator, so that only its builds are measured. */
  onlyBuilt?: boolean;
}

/** Writes a file, and creates its folders. */
export function writeText(file: string, text: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

export function writeJson(file: string, json: unknown) {
  writeText(file, `${JSON.stringify(json, null, 2)}\n`);
}

/**
 * Returns a page's source with its title and description.
 * @param titleAs `field` if the theme makes a heading from the `title` in the frontmatter
 */
export function pageText({ title, description, body }: GeneratedPage, titleAs: 'heading' | 'field'): string {
  const fields = [
    ...(titleAs === 'field' ? [`title: ${JSON.stringify(title)}`] : []),
    `description: ${JSON.stringify(description)}`,
  ];
  const heading = titleAs === 'heading' ? `# ${title}\n\n` : '';
  return `---\n${fields.join('\n')}\n---\n\n${heading}${body}\n`;
}

/** Returns the source of a language's home page. */
export function homeText(lang: Language, titleAs: 'heading' | 'field'): string {
  const title = lang === 'zh' ? '文档' : 'Documentation';
  return titleAs === 'field' ? `---\ntitle: ${title}\n---\n\n${title}.\n` : `# ${title}\n\n${title}.\n`;
}

/** Groups the pages of one language by folder, in order. */
export function groupsOf(
  pages: readonly GeneratedPage[],
  lang: Language,
): { name: string; label: string; pages: GeneratedPage[] }[] {
  const own = pages.filter(page => page.lang === lang);
  return Array.from({ length: Math.ceil(own.length / GROUP_SIZE) }, (_, index) => ({
    name: `part-${index + 1}`,
    label: lang === 'zh' ? `第 ${index + 1} 部分` : `Part ${index + 1}`,
    pages: own.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE),
  }));
}
