import type { HeadingLevel, Hierarchy, SearchRecord } from '../../../search/types';

export interface TestPage {
  route: string;
  title: string;
  lvl0?: string;
  weight?: number;
  identifiers?: string[];
  /** Passages below the title. */
  text?: string[];
  sections?: {
    level?: Exclude<HeadingLevel, 'lvl1'>;
    heading: string;
    text?: string[];
    identifiers?: string[];
  }[];
}

/** Returns records as the builder would make them. */
export function recordsOf(pages: TestPage[], lang = 'en'): SearchRecord[] {
  return pages.flatMap(
    ({ route, title, lvl0 = title, weight = 1, identifiers = [], text = [], sections = [] }) => {
      const hierarchy: Hierarchy = {
        lvl0,
        lvl1: title,
        lvl2: null,
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      };
      const record = (
        type: SearchRecord['type'],
        url: string,
        rest: Partial<SearchRecord>,
      ): SearchRecord => ({
        objectID: url,
        url,
        type,
        content: null,
        hierarchy: { ...hierarchy },
        lang,
        identifiers: [],
        vocabulary: [],
        weight,
        ...rest,
      });
      const passages = (url: string, texts: string[]) =>
        texts.map((content, index) => record('content', url, { objectID: `${url}:${index + 1}`, content }));
      return [
        record('lvl1', route, { identifiers }),
        ...passages(route, text),
        ...sections.flatMap(
          ({ level = 'lvl2', heading, text: below = [], identifiers: names = [] }, index) => {
            hierarchy[level] = heading;
            const url = `${route}#section-${index + 1}`;
            return [record(level, url, { identifiers: names }), ...passages(url, below)];
          },
        ),
      ];
    },
  );
}
