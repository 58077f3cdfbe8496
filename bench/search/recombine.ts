/**
 * Creates larger sites from this site's own sections in random order. They have two weaknesses: repeated text
 * compresses too well, and because there are no new words, both indexes do better than on a real site of that size.
 */
import type { PageIndexInfo } from '@rspress/core';
import type { SearchRecord } from '../../search/types';

/** Returns the records of a site with a number of pages. Each page has as many sections as the average real one. */
export function recombineRecords(records: SearchRecord[], pages: number): SearchRecord[] {
  const sections = splitRecords(records);
  const titled = sections.filter(([heading]) => heading?.type === 'lvl1');
  const headed = sections.filter(([heading]) => heading?.type !== 'lvl1');
  return draw(titled, headed, pages).flatMap(({ name, top, below }, page) => {
    const lvl1 = `${name[0]?.hierarchy.lvl2} ${page + 1}`;
    return [top, ...below].flatMap((section, index) => {
      const url = index === 0 ? `/page-${page}` : `/page-${page}#section-${index}`;
      return section.map((record, number) => ({
        ...record,
        objectID: number === 0 ? url : `${url}:${number}`,
        url,
        hierarchy: { ...record.hierarchy, lvl0: lvl1, lvl1 },
      }));
    });
  });
}

/** Returns each heading with its passages. */
function splitRecords(records: SearchRecord[]): SearchRecord[][] {
  const sections: SearchRecord[][] = [];
  for (const record of records) {
    if (record.type === 'content') sections.at(-1)?.push(record);
    else sections.push([record]);
  }
  return sections;
}

type Header = PageIndexInfo['toc'][number];

interface PageSection {
  page: PageIndexInfo;
  /** Missing for the text above the first heading. */
  header?: Header;
  text: string;
}

/** Returns the default search's list of a number of pages, created in the same way. */
export function recombinePages(pages: PageIndexInfo[], count: number): PageIndexInfo[] {
  const sections = pages.flatMap(splitPage);
  const titled = sections.filter(({ header }) => !header);
  const headed = sections.filter(({ header }) => header);
  return draw(titled, headed, count).map(({ name, top, below }, number) => {
    const page: PageIndexInfo = { ...top.page, title: `${name.header?.text} ${number + 1}` };
    page.routePath = `/page-${number}`;
    page.content = top.text;
    page.toc = [];
    for (const { header, text } of below) {
      if (header) page.toc.push({ ...header, charIndex: page.content.length });
      page.content += text;
    }
    return page;
  });
}

function splitPage(page: PageIndexInfo): PageSection[] {
  const starts = page.toc.map(({ charIndex }) => charIndex);
  const textOf = (start: number, end: number | undefined) => page.content.slice(start, end);
  return [
    { page, text: textOf(0, starts[0]) },
    ...page.toc.map((header, index) => ({
      page,
      header,
      text: textOf(header.charIndex, starts[index + 1]),
    })),
  ];
}

interface Drawn<Section> {
  /** Its heading names the page. */
  name: Section;
  top: Section;
  below: Section[];
}

function draw<Section>(titled: Section[], headed: Section[], pages: number): Drawn<Section>[] {
  const random = seeded(1);
  const pick = (from: Section[]) => {
    const picked = from[Math.floor(random() * from.length)];
    if (picked === undefined) throw new Error('There are no sections to make pages of.');
    return picked;
  };
  const perPage = Math.round(headed.length / titled.length);
  return Array.from({ length: pages }, () => ({
    name: pick(headed),
    top: pick(titled),
    below: Array.from({ length: perPage }, () => pick(headed)),
  }));
}

/** Returns a generator of random numbers from 0 to 1, which are the same in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
