import { readSiteRecords, type SiteSource } from '../../../search/read-site';
import { type IndexFiles, writeIndex } from '../../../search/write-index';

export type IndexesByLanguage = Map<string, IndexFiles>;

export interface Input {
  site: Omit<SiteSource, 'transformSource'>;
  /** Sources by absolute path, after the replace rules. Files that aren't here are read as they are. */
  sources: Map<string, string>;
  /** The languages to read. */
  wanted: string[];
}

/**
 * Creates the indexes of the wanted languages from their pages.
 * @throws Error that names the page that can't be read as MDX
 */
export default function readAll({ site, sources, wanted }: Input): IndexesByLanguage {
  const source = { ...site, transformSource: (text: string, file: string) => sources.get(file) ?? text };
  return new Map(wanted.map(lang => [lang, writeIndex(readSiteRecords(source, lang), lang)]));
}
