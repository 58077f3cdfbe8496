import { type Page, pagesNamed } from '../../../checks/corpus';
import { metaValue } from '../../../checks/fences/meta';
import type { SiteFiles } from './site-steps';

/**
 * Reads a page in both languages, with the English titles on the Chinese code blocks, too. Titles such as "Output" are
 * translated there, and the rule `same-fences` compares the rest.
 */
export function pagesWithEnglishTitles(name: string): Page[] {
  const pages = pagesNamed(name);
  const english = pages.find(({ lang }) => lang === 'en')?.fences ?? [];
  return pages.map(page => ({
    ...page,
    fences: page.fences.map((fence, index) => ({ ...fence, meta: english[index]?.meta ?? fence.meta })),
  }));
}

/** Returns a page with only the code blocks of one section and its subsections. */
export function sectionOf(page: Page, id: string): Page {
  const start = page.headings.find(heading => heading.id === id);
  if (!start) throw new Error(`${page.file} has no section ${id}.`);
  const end = page.headings.find(({ depth, line }) => depth <= start.depth && line > start.line);
  const isIn = ({ line }: { line: number }) =>
    line > start.line && line < (end?.line ?? Number.POSITIVE_INFINITY);
  return { ...page, fences: page.fences.filter(isIn) };
}

/** Returns the titles and the code of the code blocks that have a title. */
export function fencesOf({ fences }: Page): [title: string, code: string][] {
  return fences.flatMap(({ meta, code }) => {
    const title = metaValue(meta, 'title');
    return title ? [[title, code] as [string, string]] : [];
  });
}

/** Returns the files with the docs copied to the folders `en` and `zh`. */
export function inBothLanguages(files: SiteFiles): SiteFiles {
  return Object.fromEntries(
    Object.entries(files).flatMap(([file, text]) =>
      file.startsWith('docs/')
        ? ['en', 'zh'].map(lang => [file.replace('docs/', `docs/${lang}/`), text])
        : [[file, text]],
    ),
  );
}
