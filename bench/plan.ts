/** What the bench measures, as data. */
import type { Amounts } from './options';
import { GENERATORS } from './peers';
import type { Case, Part, Row, Subject } from './results';
import { KINDS_OF_PAGES } from './site';

/** A row of the results before it's measured. */
export interface PlannedRow {
  part: Part;
  subject: Subject;
  case: Case;
  /** Pages in each language, for generated sites. */
  pages?: number;
  runs: number;
}

/** One run of a row. */
export interface Step {
  row: PlannedRow;
  /** Counted from 0. */
  round: number;
}

/** Larger sites are built once, because a build takes minutes. */
const MOST_PAGES_TO_REPEAT = 100;

/** All rows, in the order of the results. */
export function planRows({ parts, subjects, runs, pages, sizes }: Amounts): PlannedRow[] {
  const withSite = subjects.includes('site');
  const generators = GENERATORS.filter(({ subject }) => subjects.includes(subject));
  const looked = generators.filter(({ onlyBuilt }) => !onlyBuilt);

  /** The same cases for this site and for each generated site whose pages are looked at. */
  const each = (part: Part, siteCases: Case[], generatedCases: Case[], runs: number): PlannedRow[] => [
    ...(withSite ? siteCases.map(kind => ({ part, subject: 'site' as const, case: kind, runs })) : []),
    ...looked.flatMap(({ subject }) =>
      generatedCases.map(kind => ({ part, subject, case: kind, pages, runs })),
    ),
  ];
  const builds = (part: Part, pages: number, runs: number): PlannedRow[] =>
    generators.map(({ subject }) => ({ part, subject, case: 'generated', pages, runs }));

  const kinds = Object.keys(KINDS_OF_PAGES) as Case[];
  const actions: Case[] = ['click', 'key', 'tap', 'navigation'];
  const rows: Record<Part, () => PlannedRow[]> = {
    // Sizes are the same in each run.
    pages: () => each('pages', kinds, ['generated', 'generatedLong'], 1),
    build: () => [
      ...(withSite ? [{ part: 'build' as const, subject: 'site' as const, case: 'all' as const, runs }] : []),
      ...builds('build', pages, runs),
    ],
    interaction: () => each('interaction', actions, actions, runs),
    lighthouse: () => each('lighthouse', kinds, ['generated', 'generatedLong'], runs),
    // The other parts measure the same for the number of pages that they all have.
    scale: () =>
      sizes
        .filter(size => size !== pages)
        .flatMap(size => builds('scale', size, size > MOST_PAGES_TO_REPEAT ? 1 : runs)),
  };
  return parts.flatMap(part => rows[part]());
}

/**
 * All runs in their order. Each row is measured once before any is measured again, so that a slow quarter of an hour of
 * the machine doesn't hit the runs of one generator alone, and a bench that's ended early has something of everything.
 */
export function stepsOf(rows: readonly PlannedRow[]): Step[] {
  const rounds = Math.max(...rows.map(({ runs }) => runs));
  return Array.from({ length: rounds }, (_, round) =>
    rows.filter(({ runs }) => round < runs).map(row => ({ row, round })),
  ).flat();
}

/** Identifies a row among all rows. */
export function keyOf({ part, subject, case: kind, pages }: Omit<PlannedRow, 'runs'>): string {
  return [part, subject, kind, ...(pages === undefined ? [] : [pages])].join(' ');
}

/** The key of a row of the results. */
export function keyOfResult(part: Part, row: Row): string {
  return keyOf({ part, ...row });
}
