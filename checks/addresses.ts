import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import type { Language } from '../site/languages';
import type { Corpus, Page } from './corpus';

/** Files that the build writes in addition to the pages. */
const WRITTEN_BY_BUILD = new Set(['/llms.txt', '/llms-full.txt', '/sitemap.xml', '/robots.txt', '/404.html']);

/** Looks up the pages, headings, and files that links can point to. */
export class Addresses {
  private readonly pages: Map<string, Page>;
  private readonly files: Map<string, Page>;
  private readonly importers = new Map<Page, Page[]>();

  constructor(private readonly corpus: Corpus) {
    const routed = corpus.pages.filter(({ route }) => route !== undefined);
    this.pages = new Map(routed.map(page => [`${page.lang} ${page.route}`, page]));
    this.files = new Map(corpus.pages.map(page => [page.file, page]));
    for (const page of corpus.pages) {
      for (const fragment of this.importedBy(page)) {
        this.importers.set(fragment, [...(this.importers.get(fragment) ?? []), page]);
      }
    }
  }

  /** Finds the page at a route without the language prefix, also for `/guide/`, `/guide/index`, and `/guide.html`. */
  page(lang: Language, pathname: string): Page | undefined {
    const route = pathname.replace(/\.(html|mdx?)$/, '').replace(/(^|\/)index$/, '$1');
    return (
      this.pages.get(`${lang} ${route}`) ??
      this.pages.get(`${lang} ${route.replace(/\/$/, '')}`) ??
      this.pages.get(`${lang} ${route}/`)
    );
  }

  /** Finds the page or fragment at a path relative to the project, with or without its file extension. */
  pageOfFile(file: string): Page | undefined {
    const bare = file.replace(/\.(html|mdx?)$/, '').replace(/\/$/, '/index');
    return (
      this.files.get(`${bare}.mdx`) ?? this.files.get(`${bare}.md`) ?? this.files.get(`${bare}/index.mdx`)
    );
  }

  /** Returns whether the site serves a file that isn't a page at this path. */
  isPublicFile(pathname: string): boolean {
    return WRITTEN_BY_BUILD.has(pathname) || isFile(path.join(this.corpus.root, 'public', pathname));
  }

  isFile(file: string): boolean {
    return isFile(path.join(this.corpus.root, file));
  }

  routes(lang: Language): string[] {
    return [...this.pages.values()].filter(page => page.lang === lang).map(({ route }) => route ?? '');
  }

  /** Returns the ids of a page and of the fragments in it. For a fragment, adds those of the pages that import it. */
  ids(page: Page): string[] {
    const shown = [page, ...this.importedBy(page), ...(this.importers.get(page) ?? [])];
    return [...new Set(shown.flatMap(ownIds))];
  }

  private importedBy(page: Page): Page[] {
    return page.imports.flatMap(({ source }) => {
      if (!/\.mdx?$/.test(source)) return [];
      const file = path.posix.join(path.posix.dirname(page.file), source);
      const fragment = this.files.get(file);
      return fragment ? [fragment] : [];
    });
  }
}

/** Returns ids as Rspress assigns them: the explicit id, or the slug of the text, with a number if it repeats. */
function ownIds({ headings, elementIds, frontmatter }: Page): string[] {
  const slugger = new GithubSlugger();
  const ids = headings.map(({ id, text }) => id ?? slugger.slug(text.trim()));
  const { title } = frontmatter;
  const hasTitle = headings.some(({ depth }) => depth === 1);
  if (!hasTitle && typeof title === 'string') ids.push(new GithubSlugger().slug(title.trim()));
  return [...ids, ...elementIds];
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}
