import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type GeneratedPage, GROUP_SIZE, type Language } from '../generated-pages';
import type { Subject } from '../results';

/** How a reader searches: what the bench presses, types into and waits for. */
export interface SearchUi {
  button: string;
  /** Pressed anywhere on a page. */
  key: string;
  input: string;
  hit: string;
}

/** A program that makes a site of the generated pages. */
export interface Generator {
  subject: Subject;
  /** Exact versions; none for what the project has installed itself. */
  packages: Record<string, string>;
  overrides?: Record<string, string>;
  /** Writes the pages and the settings of a site with both languages, the default theme and a search. */
  write(folder: string, pages: GeneratedPage[]): void;
  /** Parameters of Node; `packages` is the folder that holds the installed ones. */
  build(packages: string): string[];
  dev(packages: string, port: number): string[];
  env?: (folder: string) => Record<string, string>;
  /** Where a command runs; the folder of the site by default. */
  cwd?: string;
  /** Folder of the built files below that of the site. */
  output: string;
  /**
   * Folder of the bundler's cache below that of the site, for what also keeps pictures that it has drawn: a cold build
   * is one that has these and not that.
   */
  bundlerCache?: string;
  /** File that holds a page's text, below the folder of the site. */
  sourceOf(page: GeneratedPage): string;
  search: SearchUi;
  /** Set where its pages are those of another one, so that they need no look of their own. */
  onlyBuilt?: boolean;
}

/** Writes a file and the folders that it lies in. */
export function writeText(file: string, text: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

export function writeJson(file: string, json: unknown) {
  writeText(file, `${JSON.stringify(json, null, 2)}\n`);
}

/** A page with its description, and its title as a heading or, where the theme makes one of it, as a field. */
export function pageText({ title, description, body }: GeneratedPage, titleAs: 'heading' | 'field'): string {
  const fields = [
    ...(titleAs === 'field' ? [`title: ${JSON.stringify(title)}`] : []),
    `description: ${JSON.stringify(description)}`,
  ];
  const heading = titleAs === 'heading' ? `# ${title}\n\n` : '';
  return `---\n${fields.join('\n')}\n---\n\n${heading}${body}\n`;
}

/** The page that the address of a language without a path leads to. */
export function homeText(lang: Language, titleAs: 'heading' | 'field'): string {
  const title = lang === 'zh' ? '文档' : 'Documentation';
  return titleAs === 'field' ? `---\ntitle: ${title}\n---\n\n${title}.\n` : `# ${title}\n\n${title}.\n`;
}

/** Pages of one language by their folder, in order. */
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
