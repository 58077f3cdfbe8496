import { readSiteRecords, type SiteSource } from '../../../search/read-site';
import { compactRecords, type RecordFiles } from '../../../search/write-records';

/** Files of records by language. */
export type RecordsByLanguage = Map<string, RecordFiles>;

export interface Input {
  site: Omit<SiteSource, 'transformSource'>;
  /** Sources by absolute path, after the replace rules. Files that aren't here are read as they are. */
  sources: Map<string, string>;
  /** The languages to read. */
  wanted: string[];
}

/**
 * Reads the records of all pages in the wanted languages.
 * @throws Error that names the page that can't be read as MDX
 */
export default function readAll({ site, sources, wanted }: Input): RecordsByLanguage {
  const source = { ...site, transformSource: (text: string, file: string) => sources.get(file) ?? text };
  return new Map(wanted.map(lang => [lang, compactRecords(readSiteRecords(source, lang), lang)]));
}
