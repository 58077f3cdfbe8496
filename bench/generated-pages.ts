/** Generates pages from real passages. Each run of the bench generates the same pages. */

export type Language = 'en' | 'zh';
export const LANGUAGES: Language[] = ['en', 'zh'];

/** Passages of one language, from which pages are generated. */
export interface Passages {
  headings: string[];
  /** Each is one paragraph of plain Markdown. */
  paragraphs: string[];
  /** Code blocks in Markdown. */
  fences: string[];
}

export interface GeneratedPage {
  lang: Language;
  /** Folder and file name below the folder of the language, such as `part-3/page-27`. */
  path: string;
  title: string;
  description: string;
  /** Markdown without title and frontmatter. */
  body: string;
}

/** Number of pages in a group of the sidebar. */
export const GROUP_SIZE = 10;
/** Index of the page that is as long as the longest page of this site. */
export const LONG_PAGE = 8;
/** Minimum and maximum number of sections on the other pages. */
const SECTIONS = [5, 12] as const;
const PARAGRAPHS = [2, 4] as const;
/** How many in ten sections end with code, on average. */
const WITH_CODE = 6;

/** Path of the page at an index. */
export function pathOf(index: number): string {
  return `part-${Math.floor(index / GROUP_SIZE) + 1}/page-${index + 1}`;
}

/** Returns a word that only the page at an index contains, as a heading. */
export function markOf(index: number): string {
  return `topic${index + 1}`;
}

/**
 * Generates the pages of one language.
 * @param count number of pages
 * @param longLength minimum number of characters in the sections of the long page
 * @throws Error if there are no passages
 */
export function generatePages(
  lang: Language,
  passages: Passages,
  count: number,
  longLength: number,
): GeneratedPage[] {
  return Array.from({ length: count }, (_, index) => {
    const random = seeded(index + 1);
    const between = ([least, most]: readonly [number, number]) =>
      least + Math.floor(random() * (most - least + 1));
    const pick = (texts: readonly string[]) => {
      const text = texts[Math.floor(random() * texts.length)];
      if (text === undefined) throw new Error(`There are no passages in "${lang}" to make pages of.`);
      return text;
    };
    const paragraphs = () => Array.from({ length: between(PARAGRAPHS) }, () => pick(passages.paragraphs));
    const section = (number: number) => [
      `${random() < 0.7 || number === 1 ? '##' : '###'} ${pick(passages.headings)} ${number}`,
      ...paragraphs(),
      ...(random() * 10 < WITH_CODE ? [pick(passages.fences)] : []),
    ];
    const sections: string[][] = [];
    const sectionCount = between(SECTIONS);
    const isComplete = () =>
      index === LONG_PAGE
        ? sections.flat().join('\n\n').length >= longLength
        : sections.length === sectionCount;
    while (!isComplete()) sections.push(section(sections.length + 1));
    const intro = paragraphs();
    return {
      lang,
      path: pathOf(index),
      title: `${pick(passages.headings)} ${index + 1}`,
      description: (intro[0] ?? '').replaceAll('`', '').slice(0, 150),
      body: [...intro, ...sections.flat(), `## ${markOf(index)}`, pick(passages.paragraphs)].join('\n\n'),
    };
  });
}

/** Returns a generator of pseudorandom numbers from 0 to 1 (mulberry32). The same seed gives the same numbers. */
function seeded(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
