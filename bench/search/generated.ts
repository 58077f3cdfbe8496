import { pageRecords } from '../../search/records';
import type { SearchRecord } from '../../search/types';
import { parsePage } from '../../site/parse-page';
import { generatePages, type Language } from '../generated-pages';
import { readPassages } from '../passages';

/** About as long as the longest page of this site. */
const LONGEST = 60_000;

/** Returns the records of generated pages, which are made of the passages of this site's pages. */
export function generatedRecords(lang: Language, count: number): SearchRecord[] {
  const prefix = lang === 'en' ? '' : `/${lang}`;
  return generatePages(lang, readPassages(lang), count, LONGEST).flatMap(({ path, title, body }) =>
    pageRecords({
      route: `${prefix}/${path}`,
      lang,
      lvl0: title,
      tree: parsePage(`# ${title}\n\n${body}`, 'page.md'),
    }),
  );
}
