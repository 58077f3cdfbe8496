import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expandForSearch } from '../plugins/content/api-facts/expand';
import { readFacts } from '../plugins/content/api-facts/read';
import { readSiteRecords, type SiteSource } from '../search/read-site';
import type { SearchRecord } from '../search/types';
import { LANGUAGES } from '../site/languages';

/**
 * Reads the search records of all pages in both languages, including the API facts that pages print.
 * @param root folder of the project
 * @throws Error that names the page that can't be read
 */
export async function siteRecords(root: string): Promise<SearchRecord[]> {
  const facts = await readFacts();
  const site: SiteSource = {
    root,
    docsRoot: path.join(root, 'docs'),
    languages: LANGUAGES,
    defaultLanguage: 'en',
    texts: JSON.parse(readFileSync(path.join(root, 'i18n.json'), 'utf8')) as SiteSource['texts'],
    transformSource: source => expandForSearch(source, facts),
  };
  return LANGUAGES.flatMap(lang => readSiteRecords(site, lang));
}
