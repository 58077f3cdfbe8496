import type { ChineseVariants } from './chinese-variants';
import { FORMAT, type PageFile, type StartFile, type TermsFile } from './index-format';
import { HEADING_LEVELS, type Outline, type OutlineSection, type PageTexts } from './types';

/** The outline, and where the rest of the index is. */
export interface StartData {
  outline: Outline;
  /** The first term of each part of the index. */
  terms: string[];
  /** First characters of the terms that are in a list for typing errors. */
  initials: string;
}

/**
 * Reads `start.json`.
 * @param value parsed JSON, not checked yet
 * @throws Error that says what's wrong with it
 */
export function readStart(value: unknown): StartData {
  const { lang, pages, levels, terms, initials } = checkStart(value);
  const outline: Outline = { lang, pages: [], sections: [] };
  let id = 0;
  for (const [page, count] of pages.sections.entries()) {
    outline.pages.push({ weight: pages.weight[page] ?? 1, first: id });
    const title = id;
    /** The current section of each level from 2 on, which may be a parent of the next one. */
    const open: number[] = [];
    for (const end = id + count; id < end; id++) {
      const depth = Number(levels[id]);
      open.length = Math.max(depth - 2, 0);
      outline.sections.push({
        page,
        level: HEADING_LEVELS[depth - 1] as OutlineSection['level'],
        above: id === title ? [] : [title, ...open.filter(ancestor => ancestor !== undefined)],
      });
      if (depth > 1) open[depth - 2] = id;
    }
  }
  return { outline, terms, initials };
}

/**
 * Reads a part of the index.
 * @throws Error that says what's wrong with it
 */
export function readTerms(value: unknown): Map<string, string> {
  ensure(isObject(value) && isTexts(Object.values(value)), 'index', 'it is not a list of terms');
  return new Map(Object.entries(value as TermsFile));
}

/**
 * Reads the Traditional characters and regional words.
 * @throws Error that says what's wrong with them
 */
export function readVariants(value: unknown): ChineseVariants {
  ensure(isObject(value) && isTexts(Object.values(value)), 'variants', 'they are not a list of texts');
  return value as ChineseVariants;
}

/**
 * Reads a list of words or titles.
 * @throws Error that says what's wrong with it
 */
export function readTexts(value: unknown): string[] {
  ensure(isTexts(value), 'word list', 'it is not a list of texts');
  return value;
}

/**
 * Reads the texts of a page.
 * @throws Error that says what's wrong with it
 */
export function readPage(value: unknown): PageTexts {
  ensure(isObject(value), 'page', 'it is not an object');
  const { route, lvl0, anchors, headings, identifiers, passages, vocabulary } = value as Partial<PageFile>;
  ensure(typeof route === 'string' && typeof lvl0 === 'string', 'page', '`route` or `lvl0` is missing');
  ensure(isTexts(headings), 'page', '`headings` is not a list of texts');
  const columns = { anchors, identifiers, passages, vocabulary };
  for (const [name, column] of Object.entries(columns)) {
    ensure(
      isTexts(column) && column.length === headings.length,
      'page',
      `\`${name}\` is not a list of texts as long as \`headings\``,
    );
  }
  return {
    route,
    lvl0,
    sections: headings.map((heading, index) => ({
      heading,
      anchor: anchors?.[index] ?? '',
      identifiers: (identifiers?.[index] ?? '').split(' ').filter(Boolean),
      passages: splitLines(passages?.[index] ?? ''),
      vocabulary: splitLines(vocabulary?.[index] ?? ''),
    })),
  };
}

function splitLines(text: string): string[] {
  return text ? text.split('\n') : [];
}

function checkStart(value: unknown): StartFile {
  ensure(isObject(value), 'start', 'it is not an object');
  const file = value as Partial<StartFile>;
  const { format, lang, pages, levels, terms, initials } = file;
  ensure(format === FORMAT, 'start', `its format is ${String(format)}, this script reads ${FORMAT}`);
  ensure(typeof lang === 'string' && isObject(pages), 'start', '`lang` or `pages` is missing');
  const { weight, sections } = pages;
  ensure(
    isNumbers(sections) && isNumbers(weight) && weight.length === sections.length,
    'start',
    'the columns of `pages` are not lists of numbers of one length',
  );
  ensure(typeof levels === 'string' && /^[1-6]*$/.test(levels), 'start', '`levels` is not a row of digits');
  const count = sections.reduce((sum, each) => sum + each, 0);
  ensure(levels.length === count, 'start', `\`levels\` has ${levels.length} digits for ${count} sections`);
  ensure(isTexts(terms) && typeof initials === 'string', 'start', '`terms` or `initials` is missing');
  return { format, lang, pages, levels, terms, initials };
}

function ensure(condition: boolean, kind: string, problem: string): asserts condition {
  if (!condition) {
    throw new Error(
      `The search ${kind} file cannot be used: ${problem}. Reload the page, or build the site again.`,
    );
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(item => typeof item === 'string');
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every(item => typeof item === 'number');
}
