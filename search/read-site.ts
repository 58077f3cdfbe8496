import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { ComponentText } from './page-text';
import { type ReadText, readPageTree } from './page-tree';
import { pageRecords } from './records';
import type { SearchRecord } from './types';
import { type PageVocabulary, readVocabulary, VOCABULARY_FOLDER } from './vocabulary';

export interface SiteSource {
  /** Folder of the project. */
  root: string;
  /** Folder of the pages, with a folder for each language. */
  docsRoot: string;
  languages: readonly string[];
  /** The language whose paths have no prefix. */
  defaultLanguage: string;
  /** Interface texts by key and language; sidebar labels may be keys. */
  texts: Record<string, Record<string, string>>;
  /** Globs of files that aren't pages, relative to the language's folder. */
  exclude?: string[];
  transformSource?: (source: string, file: string) => string;
  components?: Record<string, ComponentText>;
  /** Called with a message for each page that can't be read, which is left out then. */
  onUnreadable?: (message: string) => void;
  /** Keeps the records of each page, and uses them again as long as nothing that they're made from has changed. */
  kept?: KeptPages;
}

/** By the page's file: its records, and the texts of all files that were read for them. */
export type KeptPages = Map<
  string,
  { lvl0: string; texts: Map<string, string | undefined>; records: SearchRecord[] }
>;

/** How results are grouped: by the sidebar's section, or by page. */
export type Grouping = 'section' | 'page';

/**
 * Returns the records of all pages of a language. They're read from the sources, so they're the same in the dev server
 * and in the build.
 * @throws Error that names each file that can't be read, one a line, unless `site.onUnreadable` is given
 */
export function readSiteRecords(site: SiteSource, lang: string, grouping: Grouping = 'page'): SearchRecord[] {
  const unreadable: string[] = [];
  const folder = path.join(site.docsRoot, lang);
  const files = globSync(['**/*.{md,mdx}'], {
    cwd: folder,
    ignore: ['**/_*', '**/_*/**', '**/fragments/**', 'public/**', ...(site.exclude ?? [])],
  }).sort();
  // A page may be saved between the snapshot that `transformSource` returns and the reading of its file.
  const usedText = (from: string, text = readText(from)) =>
    text === undefined ? undefined : (site.transformSource?.(text, from) ?? text);
  const read = (name: string) => {
    const file = path.join(folder, name);
    const lvl0 = sectionLabel(folder, name, lang, site);
    const kept = site.kept?.get(file);
    if (kept?.lvl0 === lvl0 && Array.from(kept.texts).every(([from, text]) => usedText(from) === text))
      return kept.records;
    const texts = new Map<string, string | undefined>();
    const noted = (from: string) => {
      const text = readText(from);
      if (site.kept) texts.set(from, usedText(from, text));
      return text;
    };
    const tree = readPageTree(file, { ...site, readText: noted });
    const vocabulary = vocabularyOf(name, site, noted);
    const page = { route: routeOf(name, lang, site), lang, lvl0, tree, vocabulary };
    const records = pageRecords({ ...page, file: path.relative(site.root, file) }, site.components);
    site.kept?.set(file, { lvl0, texts, records });
    return records;
  };
  const records = files.flatMap(name => {
    try {
      return read(name);
    } catch (error) {
      unreadable.push(error instanceof Error ? error.message : String(error));
      return [];
    }
  });
  if (unreadable.length > 0 && !site.onUnreadable) throw new Error(unreadable.join('\n'));
  for (const message of unreadable) site.onUnreadable?.(message);
  if (grouping === 'section') return records;
  return records.map(record => ({
    ...record,
    hierarchy: { ...record.hierarchy, lvl0: record.hierarchy.lvl1 },
  }));
}

/** @throws Error that names the file that isn't a vocabulary */
function vocabularyOf(name: string, { root }: SiteSource, readText: ReadText): PageVocabulary | undefined {
  const file = path.join(root, VOCABULARY_FOLDER, name.replace(/\.mdx?$/, '.json'));
  const source = readText(file);
  return source === undefined ? undefined : readVocabulary(source, file);
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function routeOf(name: string, lang: string, site: SiteSource): string {
  const prefix = lang === site.defaultLanguage ? '' : `/${lang}`;
  return `${prefix}/${name.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1')}`;
}

interface MetaEntry {
  type?: string;
  name?: string;
  label?: string;
}

/** Returns the sidebar's label for a page's folder, or the folder's name if there's no label. */
function sectionLabel(folder: string, name: string, lang: string, site: SiteSource): string {
  const parent = path.dirname(name);
  if (parent === '.')
    return site.texts['nav.home']?.[lang] ?? site.texts['breadcrumb.home']?.[lang] ?? 'Rspress';
  const meta = readText(path.join(folder, path.dirname(parent), '_meta.json'));
  const entries = meta ? (JSON.parse(meta) as (MetaEntry | string)[]) : [];
  const entry = entries.find(
    (candidate): candidate is MetaEntry =>
      typeof candidate === 'object' && candidate.type === 'dir' && candidate.name === path.basename(parent),
  );
  const label = entry?.label ?? path.basename(parent);
  return site.texts[label]?.[lang] ?? label;
}
