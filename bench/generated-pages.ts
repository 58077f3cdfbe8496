/** Pages of realistic length, made of passages that were written for readers: the same ones in every run. */

export type Language = 'en' | 'zh';
export const LANGUAGES: Language[] = ['en', 'zh'];

/** Passages of one language. */
export interface Passages {
  headings: string[];
  /** One paragraph of plain Markdown each. */
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

/** Pages of one group of the sidebar. */
export const GROUP_SIZE = 10;
/** Sections of a page: between so many and so many. */
const SECTIONS = [5, 12] as const;
const PARAGRAPHS = [2, 4] as const;
/** Of ten sections so many end with code. */
const WITH_CODE = 6;

/** @param count pages in the language */
export function generatePages(lang: Language, passages: Passages, count: number): GeneratedPage[] {
  return Array.from({ length: count }, (_, index) => generatePage(lang, passages, index));
}

/** Path of the page at a place, from 0. */
export function pathOf(index: number): string {
  return `part-${Math.floor(index / GROUP_SIZE) + 1}/page-${index + 1}`;
}

/** A word that is on the page at a place and on no other: a heading of its own. */
export function markOf(index: number): string {
  return `topic${index + 1}`;
}

function generatePage(lang: Language, passages: Passages, index: number): GeneratedPage {
  const random = seeded(index + 1);
  const between = ([least, most]: readonly [number, number]) =>
    least + Math.floor(random() * (most - least + 1));
  const pick = (texts: readonly string[]) => {
    const text = texts[Math.floor(random() * texts.length)];
    if (text === undefined) throw new Error(`There are no passages in "${lang}" to make pages of.`);
    return text;
  };
  const paragraphs = () => Array.from({ length: between(PARAGRAPHS) }, () => pick(passages.paragraphs));
  const sections = Array.from({ length: between(SECTIONS) }, (_, section) => [
    `${random() < 0.7 || section === 0 ? '##' : '###'} ${pick(passages.headings)} ${section + 1}`,
    ...paragraphs(),
    ...(random() * 10 < WITH_CODE ? [pick(passages.fences)] : []),
  ]);
  const intro = paragraphs();
  return {
    lang,
    path: pathOf(index),
    title: `${pick(passages.headings)} ${index + 1}`,
    description: (intro[0] ?? '').replaceAll('`', '').replace(/\s+/g, ' ').slice(0, 150),
    body: [...intro, ...sections.flat(), `## ${markOf(index)}`, pick(passages.paragraphs)].join('\n\n'),
  };
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
