/** The same pages in the formats of both searches: as built, and recombined into larger sites. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageIndexInfo } from '@rspress/core';
import { siteRecords } from '../../scripts/site-records';
import type { SearchRecord } from '../../search/types';
import { compactRecords } from '../../search/write-records';
import { LANGUAGES, type Language } from '../../tests/unit/search/site';
import { builtFile } from './build';
import type { DefaultSearchFiles, SiteSearchFiles } from './open';
import { recombinePages, recombineRecords } from './recombine';

export interface MeasuredSite {
  lang: Language;
  /** Number of pages without the home page, which has almost no text, and which the default search leaves out. */
  pages: number;
  isReal: boolean;
  searches: { site: SiteSearchFiles; default: DefaultSearchFiles };
}

/** Returns the real site and the larger ones for each language. Files that aren't built are written to `folder`. */
export async function measuredSites(
  outDir: string,
  script: string,
  sizes: readonly number[],
  folder: string,
): Promise<MeasuredSite[]> {
  const records = await siteRecords(process.cwd());
  return LANGUAGES.flatMap(lang => {
    const own = records.filter(record => record.lang === lang && !isHome(record));
    const index = builtFile(outDir, `static/search_index.${lang}.*.json`);
    const pages = JSON.parse(readFileSync(index, 'utf8')) as PageIndexInfo[];
    const write = (name: string, content: string) => {
      const file = path.join(folder, name);
      writeFileSync(file, content);
      return file;
    };
    const real: MeasuredSite = {
      lang,
      pages: pages.length,
      isReal: true,
      searches: {
        site: {
          name: 'site',
          head: builtFile(outDir, `static/search/head.${lang}.*.json`),
          passages: builtFile(outDir, `static/search/passages.${lang}.*.json`),
        },
        default: { name: 'default', lang, index, script },
      },
    };
    const larger = sizes.map((size): MeasuredSite => {
      const { head, passages } = compactRecords(recombineRecords(own, size), lang);
      return {
        lang,
        pages: size,
        isReal: false,
        searches: {
          site: {
            name: 'site',
            head: write(`head.${lang}.${size}.json`, head.content),
            passages: write(`passages.${lang}.${size}.json`, passages.content),
          },
          default: {
            name: 'default',
            lang,
            index: write(`index.${lang}.${size}.json`, JSON.stringify(recombinePages(pages, size))),
            script,
          },
        },
      };
    });
    return [real, ...larger];
  });
}

function isHome({ url }: SearchRecord): boolean {
  return /^\/(zh\/)?(#|$)/.test(url);
}
