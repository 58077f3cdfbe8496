import type { SearchRecord } from '../../search/types';
import type { Language } from '../../tests/unit/search/site';

/** A search over the pages of a language. */
export interface Engine {
  name: string;
  /** Returns the URLs of the results, best first, without the language. They have anchors if it finds sections. */
  find(query: string): Promise<string[]>;
}

/** Creates a search over pages. */
export type OpenEngine = (records: SearchRecord[], lang: Language) => Promise<Engine>;

/** A heading and the text below it. A page's title is the heading of its first section. */
export interface Section {
  url: string;
  heading: string;
  title: string;
  level: number;
  passages: string[];
}

/** Returns the pages of the records, each as a list of sections. */
export function pagesOf(records: readonly SearchRecord[]): Section[][] {
  const pages: Section[][] = [];
  for (const { type, url, content, hierarchy } of records) {
    if (type === 'content') {
      const section = pages.at(-1)?.at(-1);
      section?.passages.push(content ?? '');
      continue;
    }
    const heading = hierarchy[type] ?? '';
    const section = { url, heading, title: hierarchy.lvl1, level: Number(type.slice(-1)), passages: [] };
    if (type === 'lvl1') pages.push([section]);
    else pages.at(-1)?.push(section);
  }
  return pages;
}
