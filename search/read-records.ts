import { type CompactHead, type CompactPassages, FORMAT } from './compact';
import { HEADING_LEVELS, type HeadRecords, type PassageRecords, type Section } from './types';

/**
 * Reads the head file of a language.
 * @param value parsed JSON, not checked yet
 * @throws Error that says what's wrong with it
 */
export function readHead(value: unknown): HeadRecords {
  const { lang, lvl0, pages, sections } = checkHead(value);
  const head: HeadRecords = { lang, pages: [], sections: [] };
  let id = 0;
  for (const [page, route] of pages.route.entries()) {
    head.pages.push({
      route,
      title: sections.headings[id] ?? '',
      lvl0: lvl0[pages.group[page] ?? -1] ?? '',
      weight: pages.weight[page] ?? 1,
    });
    /** The current section of each level from 2 on, which may be a parent of the next one. */
    const open: number[] = [];
    for (const end = id + (pages.sections[page] ?? 0); id < end; id++) {
      const depth = Number(sections.levels[id]);
      open.length = Math.max(depth - 2, 0);
      head.sections.push({
        page,
        level: HEADING_LEVELS[depth - 1] as Section['level'],
        anchor: sections.anchors[id] ?? '',
        heading: sections.headings[id] ?? '',
        identifiers: splitNames(sections.identifiers[id] ?? ''),
        ancestors: open.filter(ancestor => ancestor !== undefined),
      });
      if (depth > 1) open[depth - 2] = id;
    }
  }
  return head;
}

/**
 * Reads the passages file of a language.
 * @param value parsed JSON, not checked yet
 * @throws Error that says what's wrong with it
 */
export function readPassages(value: unknown): PassageRecords {
  const file = checkFormat(value, 'passages');
  const { lang, head, passages, identifiers, vocabulary } = file as Partial<CompactPassages>;
  ensure(typeof lang === 'string' && typeof head === 'string', 'passages', '`lang` and `head` are not texts');
  ensure(isTexts(passages), 'passages', '`passages` is not a list of texts');
  ensure(
    isTexts(identifiers) && identifiers.length === passages.length,
    'passages',
    '`identifiers` is not a list of texts as long as `passages`',
  );
  ensure(
    isTexts(vocabulary) && vocabulary.length === passages.length,
    'passages',
    '`vocabulary` is not a list of texts as long as `passages`',
  );
  return {
    lang,
    head,
    passages: passages.map(splitLines),
    identifiers: identifiers.map(splitNames),
    vocabulary: vocabulary.map(splitLines),
  };
}

function splitLines(text: string): string[] {
  return text ? text.split('\n') : [];
}

function splitNames(names: string): string[] {
  return names.split(' ').filter(Boolean);
}

function checkHead(value: unknown): CompactHead {
  const file = checkFormat(value, 'head');
  const { lang, lvl0, pages, sections } = file as Partial<CompactHead>;
  ensure(typeof lang === 'string' && isTexts(lvl0), 'head', '`lang` or `lvl0` is missing');
  ensure(isObject(pages) && isObject(sections), 'head', '`pages` or `sections` is missing');
  const { route, group, weight, sections: counts } = pages;
  ensure(isTexts(route), 'head', '`pages.route` is not a list of texts');
  ensure(
    [group, weight, counts].every(column => isNumbers(column) && column.length === route.length),
    'head',
    'the columns of `pages` are not lists of numbers of one length',
  );
  const { levels, anchors, headings, identifiers } = sections;
  const count = counts.reduce((sum, each) => sum + each, 0);
  ensure(
    typeof levels === 'string' && /^[1-6]*$/.test(levels),
    'head',
    '`sections.levels` is not a row of digits',
  );
  ensure(
    levels.length === count &&
      [anchors, headings, identifiers].every(column => isTexts(column) && column.length === count),
    'head',
    'the columns of `sections` are not lists of texts of one length',
  );
  return { format: FORMAT, lang, lvl0, pages, sections };
}

function checkFormat(value: unknown, kind: string): object {
  ensure(isObject(value), kind, 'it is not an object');
  const format = 'format' in value ? value.format : undefined;
  ensure(format === FORMAT, kind, `its format is ${String(format)}, this script reads ${FORMAT}`);
  return value;
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
