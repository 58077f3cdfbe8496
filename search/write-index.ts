import { createHash } from 'node:crypto';
import { ANY_ENDING, FILES, FORMAT, NAME, type PageFile, type StartFile } from './index-format';
import { explainedFlag, isName } from './names';
import { encodeEntry, type TermEntry } from './postings';
import { phraseOf } from './query';
import { type SearchedSection, scoreTerms } from './score-terms';
import type { SearchRecord } from './types';
import { LONGEST_CALLED, SHORTEST_MISSPELLED } from './weights';
import { writeVariants } from './write-variants';

/** Folder of the search's files, relative to the output folder. */
export const SEARCH_FOLDER = 'static/search';

/** A part of the index has about this many characters; compressed, it's less than half. */
const PART_LENGTH = 3000;
/** Maximum number of titles and headings that can be suggested. */
const MOST_TITLES = 2000;

export interface IndexFiles {
  /** Name of the folder with the language's files, which contains a hash of their contents. */
  folder: string;
  /** Contents by name in the folder. */
  files: Map<string, string>;
}

/** Creates the files of a language. Records are in the order of their pages. */
export function writeIndex(records: readonly SearchRecord[], lang: string): IndexFiles {
  const pages = splitPages(records);
  const searched = pages.map(searchedSections);
  const sections = searched.flat();
  const scored = new Map([...scoreTerms(sections), ...nameEntries(sections)]);
  const files = new Map<string, string>();
  const add = (name: string, content: unknown) => files.set(name, JSON.stringify(content));

  for (const [number, page] of pages.entries())
    add(FILES.page(number), pageFile(page, searched[number] ?? []));
  const terms = [...scored].sort(([a], [b]) => (a < b ? -1 : 1));
  const parts = splitTerms(terms.map(([term, entry]) => [term, encodeEntry(entry)]));
  for (const [number, part] of parts.entries()) add(FILES.terms(number), Object.fromEntries(part));
  const words = wordsByInitial(scored.keys());
  for (const [initial, list] of words) add(FILES.words(initial), list);
  add(FILES.titles, titles(pages));
  add(FILES.variants, writeVariants(scored.keys()));

  const outline = {
    ...outlineOf(pages, lang),
    terms: parts.map(([first]) => first?.[0] ?? ''),
    initials: [...words.keys()].join(''),
  } satisfies StartFile;
  add(FILES.start, outline);
  const hash = createHash('sha256').update([...files.values()].join('\n'));
  return { folder: `${lang}-${hash.digest('hex').slice(0, 10)}`, files };
}

interface WrittenSection {
  heading: SearchRecord;
  /** Each passage on its own line. */
  text: string;
}

type WrittenPage = [WrittenSection, ...WrittenSection[]];

function splitPages(records: readonly SearchRecord[]): WrittenPage[] {
  const pages: WrittenPage[] = [];
  for (const record of records) {
    const page = pages.at(-1);
    if (record.type === 'lvl1') pages.push([{ heading: record, text: '' }]);
    else if (!page) throw new Error(`The record ${record.objectID} comes before the title of its page.`);
    else if (record.type !== 'content') page.push({ heading: record, text: '' });
    else {
      const section = page.at(-1) ?? page[0];
      const line = (record.content ?? '').replace(/\s*\n\s*/g, ' ');
      section.text += section.text ? `\n${line}` : line;
    }
  }
  return pages;
}

function searchedSections(page: WrittenPage): SearchedSection[] {
  const owners = identifierOwners(page);
  return page.map(section => {
    const { identifiers, vocabulary, type } = section.heading;
    return {
      isTitle: type === 'lvl1',
      heading: headingOf(section),
      identifiers: identifiers.filter(identifier => owners.get(identifier) === section),
      text: section.text,
      codeNames: identifiers.filter(identifier => !section.text.includes(identifier)),
      vocabulary,
    };
  });
}

/** Assigns each name to the section of the page whose text contains it most often. */
function identifierOwners(page: WrittenPage): Map<string, WrittenSection> {
  const owners = new Map<string, WrittenSection>();
  const counts = new Map<string, number>();
  for (const section of page) {
    for (const identifier of section.heading.identifiers) {
      const count = section.text.split(identifier).length - 1;
      if (count <= (counts.get(identifier) ?? 0)) continue;
      counts.set(identifier, count);
      owners.set(identifier, section);
    }
  }
  return owners;
}

function headingOf({ heading: { type, hierarchy } }: WrittenSection): string {
  return type === 'content' ? '' : (hierarchy[type] ?? '');
}

/**
 * Returns an entry for each name: a heading or an identifier in code, a flag that a table explains, or a short phrase of
 * the vocabulary.
 */
function nameEntries(sections: readonly SearchedSection[]): Map<string, TermEntry> {
  const entries = new Map<string, TermEntry>();
  for (const [section, { heading, identifiers, text, vocabulary }] of sections.entries()) {
    const names = [
      ...(/\s/.test(heading) ? [] : [heading, heading.replace(/^.*\./, '')]),
      ...identifiers.filter(isName),
      ...text.split('\n').flatMap(passage => explainedFlag(passage) ?? []),
      ...vocabulary.map(phraseOf).filter(({ length }) => length <= LONGEST_CALLED),
    ];
    for (const name of new Set(names.filter(Boolean))) {
      const entry = entries.get(NAME + name) ?? { postings: [] };
      entries.set(NAME + name, entry);
      entry.postings.push({ section, part: 'identifiers', score: 1 });
    }
  }
  return entries;
}

function pageFile(page: WrittenPage, sections: SearchedSection[]): PageFile {
  return {
    route: page[0].heading.url,
    lvl0: page[0].heading.hierarchy.lvl0,
    anchors: page.map(({ heading }) => heading.url.split('#')[1] ?? ''),
    headings: page.map(headingOf),
    identifiers: sections.map(({ identifiers }) => identifiers.join(' ')),
    passages: page.map(({ text }) => text),
    vocabulary: sections.map(({ vocabulary }) => vocabulary.join('\n')),
  };
}

function outlineOf(pages: WrittenPage[], lang: string) {
  return {
    format: FORMAT,
    lang,
    pages: {
      weight: pages.map(([title]) => title.heading.weight),
      sections: pages.map(page => page.length),
    },
    levels: pages.flatMap(page => page.map(({ heading }) => heading.type.slice(-1))).join(''),
  };
}

/** Splits the terms, which are in alphabetical order, into parts of about the same length. */
function splitTerms(terms: [term: string, postings: string][]): (typeof terms)[] {
  const parts: (typeof terms)[] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const entry of terms) {
    if (length >= PART_LENGTH) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(entry);
    length += entry[0].length + entry[1].length;
  }
  return parts;
}

function wordsByInitial(terms: Iterable<string>): Map<string, string[]> {
  const words = new Map<string, string[]>();
  for (const term of terms) {
    if (!/^[a-z]/.test(term) || term.endsWith(ANY_ENDING) || term.length < SHORTEST_MISSPELLED) continue;
    const [initial = ''] = term;
    const list = words.get(initial) ?? [];
    words.set(initial, list);
    list.push(term);
  }
  return words;
}

function titles(pages: WrittenPage[]): string[] {
  const byWeight = [...pages].sort(([a], [b]) => b.heading.weight - a.heading.weight);
  const headings = pages.flatMap(([, ...sections]) => sections.map(headingOf));
  return [...new Set([...byWeight.map(([title]) => headingOf(title)), ...headings])].slice(0, MOST_TITLES);
}
