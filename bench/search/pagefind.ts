/** Pagefind with its default settings, over pages that contain the same headings and passages. */
import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { escapeHtml } from '../../site/escape-html';
import { withoutLanguage } from '../../tests/unit/search/site';
import { inPackages } from '../run';
import { SCRATCH } from '../sites';
import { type OpenEngine, pagesOf, type Section } from './engine';

/** The parts of Pagefind that are used here. */
interface Builder {
  createIndex(options: { forceLanguage: string }): Promise<{
    index: {
      addHTMLFile(file: { url: string; content: string }): Promise<{ errors: string[] }>;
      writeFiles(options: { outputPath: string }): Promise<{ errors: string[] }>;
    };
  }>;
}
interface Searcher {
  options(options: { basePath: string; baseUrl: string }): Promise<void>;
  search(query: string): Promise<{
    results: { data(): Promise<{ url: string; sub_results: { url: string; locations: number[] }[] }> }[];
  }>;
}

/** How many results are read; each needs a file. */
const READ = 10;

export const openPagefind: OpenEngine = async (records, lang) => {
  const { createIndex } = await load<Builder>(inPackages('pagefind/lib/index.js'));
  const folder = path.join(SCRATCH, `pagefind-${lang}`);
  rmSync(folder, { recursive: true, force: true });
  const { index } = await createIndex({ forceLanguage: lang });
  for (const page of pagesOf(records)) {
    await index.addHTMLFile({ url: page[0]?.url ?? '', content: htmlOf(page, lang) });
  }
  await index.writeFiles({ outputPath: folder });

  const script = path.join(folder, 'pagefind.mjs');
  copyFileSync(path.join(folder, 'pagefind.js'), script);
  const searcher = await load<Searcher>(script);
  const fromFolder = async (url: string | URL | Request) =>
    new Response(readFileSync(path.join(folder, new URL(String(url)).pathname)));
  return {
    name: 'Pagefind',
    async find(query) {
      globalThis.fetch = fromFolder;
      await searcher.options({ basePath: 'http://site/', baseUrl: '/' });
      const { results } = await searcher.search(query);
      const pages = await Promise.all(results.slice(0, READ).map(result => result.data()));
      // It lists a page's sections in the order of the page, so the one with the most matches counts as its answer.
      return pages.flatMap(({ url, sub_results }) => {
        const [best] = sub_results.toSorted((a, b) => b.locations.length - a.locations.length);
        return withoutLanguage(best?.url ?? url);
      });
    },
  };
};

async function load<Module>(file: string): Promise<Module> {
  return (await import(pathToFileURL(file).href)) as Module;
}

function htmlOf(page: Section[], lang: string): string {
  const body = page.map(({ url, level, heading, passages }) => {
    const id = url.split('#')[1];
    const attribute = id ? ` id="${id}"` : '';
    return `<h${level}${attribute}>${escapeHtml(heading)}</h${level}>${passages.map(text => `<p>${escapeHtml(text)}</p>`).join('')}`;
  });
  return `<!doctype html><html lang="${lang}"><body>${body.join('')}</body></html>`;
}
