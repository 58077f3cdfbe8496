import { createHash } from 'node:crypto';
import { type CompactHead, type CompactPassages, FORMAT } from './compact';
import type { SearchRecord } from './types';

/** Folder of the record files, relative to the output folder. */
export const SEARCH_FOLDER = 'static/search';

export interface RecordFile {
  /** Path below the output folder, with forward slashes. */
  name: string;
  content: string;
}

export interface RecordFiles {
  /** Hash of the head file. It's in the file's name, and in the passages file that belongs to it. */
  hash: string;
  head: RecordFile;
  passages: RecordFile;
}

/** Creates the two files of a language, with content hashes in their names. Records are in the order of their pages. */
export function compactRecords(records: readonly SearchRecord[], lang: string): RecordFiles {
  const { head, ...columns } = toColumns(records, lang);
  const headContent = JSON.stringify(head);
  const hash = contentHash(headContent);
  const file: CompactPassages = { format: FORMAT, lang, head: hash, ...columns };
  const passagesContent = JSON.stringify(file);
  return {
    hash,
    head: { name: `${SEARCH_FOLDER}/head.${lang}.${hash}.json`, content: headContent },
    passages: {
      name: `${SEARCH_FOLDER}/passages.${lang}.${contentHash(passagesContent)}.json`,
      content: passagesContent,
    },
  };
}

interface Columns {
  head: CompactHead;
  passages: string[];
  identifiers: string[];
  vocabulary: string[];
}

function toColumns(records: readonly SearchRecord[], lang: string): Columns {
  const lvl0 = [...new Set(records.map(({ hierarchy }) => hierarchy.lvl0))];
  const columns: Columns = {
    head: {
      format: FORMAT,
      lang,
      lvl0,
      pages: { route: [], group: [], weight: [], sections: [] },
      sections: { levels: '', anchors: [], headings: [], identifiers: [] },
    },
    passages: [],
    identifiers: [],
    vocabulary: [],
  };
  for (const page of splitPages(records)) {
    const [title] = page;
    columns.head.pages.route.push(title.heading.url);
    columns.head.pages.group.push(lvl0.indexOf(title.heading.hierarchy.lvl0));
    columns.head.pages.weight.push(title.heading.weight);
    columns.head.pages.sections.push(page.length);
    const owners = identifierOwners(page);
    for (const section of page) {
      const { type, url, hierarchy, identifiers, vocabulary } = section.heading;
      columns.head.sections.levels += type.slice(-1);
      columns.head.sections.anchors.push(url.split('#')[1] ?? '');
      columns.head.sections.headings.push(type === 'content' ? '' : (hierarchy[type] ?? ''));
      columns.head.sections.identifiers.push(
        identifiers.filter(identifier => owners.get(identifier) === section).join(' '),
      );
      columns.passages.push(section.text);
      columns.identifiers.push(
        identifiers.filter(identifier => !section.text.includes(identifier)).join(' '),
      );
      columns.vocabulary.push(vocabulary.join('\n'));
    }
  }
  return columns;
}

interface WrittenSection {
  heading: SearchRecord;
  text: string;
}

function splitPages(records: readonly SearchRecord[]): [WrittenSection, ...WrittenSection[]][] {
  const pages: [WrittenSection, ...WrittenSection[]][] = [];
  for (const record of records) {
    const page = pages.at(-1);
    if (record.type === 'lvl1') pages.push([{ heading: record, text: '' }]);
    else if (!page) throw new Error(`The record ${record.objectID} stands before the title of its page.`);
    else if (record.type !== 'content') page.push({ heading: record, text: '' });
    else {
      const section = page.at(-1) ?? page[0];
      const line = (record.content ?? '').replace(/\s*\n\s*/g, ' ');
      section.text += section.text ? `\n${line}` : line;
    }
  }
  return pages;
}

/**
 * Assigns each name to the section of the page whose text contains it most often, because the head file would be twice
 * as large with all names of each section. Names that are only in code blocks are in the passages file.
 */
function identifierOwners(page: WrittenSection[]): Map<string, WrittenSection> {
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

function contentHash(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10);
}
