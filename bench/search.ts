/**
 * What the embedded search costs and how good it is: `npx tsx bench/search.ts`.
 * The larger sites are made of this site's own sections in new orders. That repeats text, which compresses too
 * well, so their compressed bytes are estimated from the real pages instead: gzip looks back 32 KB, less than three
 * pages. Times are the processor's, since a busy machine stretches the others.
 */
import { gzipSync } from 'node:zlib';
import MiniSearch from 'minisearch';
import { createSearchEngine, type SearchEngine } from '../search/engine';
import { readHead, readPassages } from '../search/read-records';
import { termsOf } from '../search/tokenizer';
import type { SearchRecord } from '../search/types';
import { compactRecords, type RecordFiles } from '../search/write-records';
import { type JudgedQuery, judge, judgedQueries, LANGUAGES, readRecords } from '../tests/unit/search/site';

const SIZES = [50, 100, 500, 2000];
/** Typed letter by letter; of the longest only the first letters, as a reader stops where the page shows up. */
const TYPED_LETTERS = 12;
/** Of the judged queries every so many is typed. */
const EVERY = 8;

type Row = Record<string, string | number>;

async function main() {
  const costs: Row[] = [];
  const qualities: Row[] = [];
  for (const lang of LANGUAGES) {
    const records = readRecords(lang);
    const real = records.filter(({ type }) => type === 'lvl1').length;
    costs.push(await measure(lang, real, compactRecords(records, lang), judgedQueries[lang]));
    for (const size of SIZES) {
      const row = await measure(
        lang,
        size,
        compactRecords(recombine(records, size), lang),
        judgedQueries[lang],
      );
      costs.push({ ...row, ...estimateGzip(costs.find(real => real.lang === lang) ?? {}, row) });
    }
    for (const stage of ['head', 'head and passages']) {
      const { engine } = await load(compactRecords(records, lang), stage === 'head');
      const { first, firstFive } = await judge(engine, judgedQueries[lang]);
      qualities.push({
        lang,
        stage,
        queries: judgedQueries[lang].length,
        'first %': percent(first),
        'first five %': percent(firstFive),
      });
    }
  }
  console.table(costs);
  console.table(qualities);
}

async function measure(
  lang: string,
  pages: number,
  files: RecordFiles,
  queries: JudgedQuery[],
): Promise<Row> {
  const before = heapMb();
  const { engine, headMs, passagesMs } = await load(files, false);
  const heap = heapMb() - before;
  const firstMs = await time(() => engine.search(queries[0]?.query ?? ''));
  const times: number[] = [];
  for (const { query } of queries.filter((_, index) => index % EVERY === 0)) {
    for (let length = 1; length <= Math.min(query.length, TYPED_LETTERS); length++) {
      times.push(await time(() => engine.search(query.slice(0, length))));
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  return {
    lang,
    pages,
    'head KB': kilobytes(files.head.content),
    'head gzip': zipped(files.head.content),
    'passages KB': kilobytes(files.passages.content),
    'passages gzip': zipped(files.passages.content),
    'head ms': Math.round(headMs),
    'passages ms': Math.round(passagesMs),
    'first ms': Math.round(firstMs),
    'median ms': at(0.5),
    'p95 ms': at(0.95),
    'heap MB': Math.round(heap),
    ...(pages <= 50 ? await prebuilt(files) : {}),
  };
}

/** In proportion to the number of pages; the home page has next to no text. */
function estimateGzip(real: Row, { pages }: Row): Row {
  const scale = (column: string) =>
    `~${Math.round((Number(real[column]) / (Number(real.pages) - 1)) * Number(pages))}`;
  return { 'head gzip': scale('head gzip'), 'passages gzip': scale('passages gzip') };
}

/** The same index, serialised by MiniSearch at build time instead of built in the browser. */
async function prebuilt(files: RecordFiles): Promise<Row> {
  const head = readHead(JSON.parse(files.head.content));
  const { passages } = readPassages(JSON.parse(files.passages.content));
  const settings = { fields: ['heading', 'identifiers', 'text'], tokenize: (text: string) => termsOf(text) };
  const index = new MiniSearch(settings);
  for (const [id, section] of head.sections.entries()) {
    const text = passages[id]?.join('\n') ?? '';
    index.add({ id, heading: section.heading, identifiers: section.identifiers.join(' '), text });
  }
  const content = JSON.stringify(index);
  const milliseconds = await time(async () => MiniSearch.loadJSON(content, settings));
  return { 'prebuilt gzip': zipped(content), 'prebuilt ms': Math.round(milliseconds) };
}

async function load(files: RecordFiles, headOnly: boolean) {
  let engine: SearchEngine | undefined;
  const headMs = await time(async () => {
    engine = await createSearchEngine(readHead(JSON.parse(files.head.content)), { headHash: files.hash });
  });
  const passagesMs = await time(async () => {
    if (!headOnly) await engine?.addPassages(readPassages(JSON.parse(files.passages.content)));
  });
  if (!engine) throw new Error('The engine was not created.');
  return { engine, headMs, passagesMs };
}

/** Pages of as many sections as the real ones, each a real heading with its passages. */
function recombine(records: SearchRecord[], pages: number): SearchRecord[] {
  const random = seeded(1);
  const sections = splitSections(records);
  const titled = sections.filter(([heading]) => heading?.type === 'lvl1');
  const headed = sections.filter(([heading]) => heading?.type !== 'lvl1');
  const pick = (from: SearchRecord[][]) => from[Math.floor(random() * from.length)] ?? [];
  const perPage = Math.round(headed.length / (titled.length - 1));
  return Array.from({ length: pages }, (_, page) => {
    const lvl1 = `${pick(headed)[0]?.hierarchy.lvl2} ${page + 1}`;
    const chosen = [pick(titled), ...Array.from({ length: perPage }, () => pick(headed))];
    return chosen.flatMap((section, index) => {
      const url = index === 0 ? `/page-${page}` : `/page-${page}#section-${index}`;
      return section.map((record, number) => ({
        ...record,
        objectID: number === 0 ? url : `${url}:${number}`,
        url,
        hierarchy: { ...record.hierarchy, lvl0: lvl1, lvl1 },
      }));
    });
  }).flat();
}

/** Each heading with its passages. */
function splitSections(records: SearchRecord[]): SearchRecord[][] {
  const sections: SearchRecord[][] = [];
  for (const record of records) {
    if (record.type === 'content') sections.at(-1)?.push(record);
    else sections.push([record]);
  }
  return sections;
}

/** Numbers from 0 to 1, the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Milliseconds of the processor. */
async function time(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Exact with `node --expose-gc`, else what happens to be there. */
function heapMb(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

function kilobytes(content: string): number {
  return Math.round(Buffer.byteLength(content) / 102.4) / 10;
}

function zipped(content: string): number {
  return Math.round(gzipSync(content, { level: 9 }).length / 102.4) / 10;
}

function percent(share: number): string {
  return (share * 100).toFixed(1);
}

await main();
