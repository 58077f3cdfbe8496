import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type GeneratedPage, GROUP_SIZE, LANGUAGES, type Language } from '../generated-pages';
import type { Subject } from '../results';

/** Origin that every site is built for. */
export const ORIGIN = 'https://docs.example.com';

/** Favicon of every generated site. */
const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#06c"/><path d="M9 8h14v3H9zm0 6h14v3H9zm0 6h9v3H9z" fill="#fff"/></svg>\n';

/** How a reader searches: what the bench clicks, types into, and waits for. */
export interface SearchUi {
  button: string;
  input: string;
  hit: string;
}

/** A program that builds a site, set up as its documentation recommends. */
export interface Setup {
  subject: Subject;
  /** Writes the settings of a site with both languages, the default theme, and a search. The pages are written already. */
  write(folder: string, pages: GeneratedPage[]): void;
  /** Folder of a language's pages, relative to the site's folder. */
  folderOf(lang: Language): string;
  /** Folder of files that are copied as they are, such as the favicon. */
  publicFolder: string;
  /** Whether the theme makes a heading from the `title` in the frontmatter. */
  titleIsField?: boolean;
  /** Arguments for Node.js, without flags of Node.js itself. A port is added to those of the dev server. */
  build: string[];
  dev: string[];
  /** Folder of the built files, relative to the site's folder. */
  output: string;
  search: SearchUi;
  env?: (folder: string) => Record<string, string>;
  /** Whether the commands run in the project instead of the site's folder. */
  isInProject?: boolean;
  /** Packages whose versions the results name. */
  packages: string[];
  /** Set if its pages are the same as those of another setup, so that only its builds are measured. */
  onlyBuilt?: boolean;
}

/** Writes the pages, the home pages, and the favicon of a generated site. */
export function writePages(setup: Setup, folder: string, pages: readonly GeneratedPage[]) {
  writeText(path.join(folder, setup.publicFolder, 'favicon.svg'), FAVICON);
  const write = (file: string, title: string, fields: object, body: string) => {
    const all = Object.entries({ ...(setup.titleIsField ? { title } : {}), ...fields });
    const frontmatter = all.map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
    const heading = setup.titleIsField ? '' : `# ${title}\n\n`;
    const start = all.length > 0 ? `---\n${frontmatter.join('')}---\n\n` : '';
    writeText(path.join(folder, file), `${start}${heading}${body}\n`);
  };
  for (const lang of LANGUAGES) {
    const title = lang === 'zh' ? '文档' : 'Documentation';
    write(path.join(setup.folderOf(lang), 'index.md'), title, {}, `${title}.`);
  }
  for (const page of pages)
    write(sourceOf(setup, page), page.title, { description: page.description }, page.body);
}

/** File of a page, relative to the site's folder. */
export function sourceOf(setup: Setup, { lang, path: page }: GeneratedPage): string {
  return path.join(setup.folderOf(lang), `${page}.md`);
}

/** Writes a file, and creates its folders. */
export function writeText(file: string, text: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

export function writeJson(file: string, json: unknown) {
  writeText(file, `${JSON.stringify(json, null, 2)}\n`);
}

/** Writes settings as a module. */
export function writeConfig(file: string, settings: unknown) {
  writeText(file, `export default ${JSON.stringify(settings, null, 2)};\n`);
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
