import { type KeptPages, readSiteRecords, type SiteSource } from '../../../search/read-site';
import { type IndexFiles, writeIndex } from '../../../search/write-index';

export type IndexesByLanguage = Map<string, IndexFiles>;

export interface Input {
  site: Omit<SiteSource, 'transformSource' | 'onUnreadable' | 'kept'>;
  /** Sources by absolute path, after the replace rules. Files that aren't here are read as they are. */
  sources: Map<string, string>;
  /** The languages to read. */
  wanted: string[];
}

export interface Output {
  indexes: IndexesByLanguage;
  /** A message for each page that can't be read. The indexes don't contain it. */
  unreadable: string[];
}

/** For the next call in the same thread, as in the dev server. */
const kept: KeptPages = new Map();

/** Creates the indexes of the wanted languages from their pages. */
export default function readAll({ site, sources, wanted }: Input): Output {
  const unreadable: string[] = [];
  const source: SiteSource = {
    ...site,
    kept,
    transformSource: (text, file) => sources.get(file) ?? text,
    onUnreadable: message => unreadable.push(message),
  };
  const indexes = new Map(wanted.map(lang => [lang, writeIndex(readSiteRecords(source, lang), lang)]));
  return { indexes, unreadable };
}
