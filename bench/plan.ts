/** What the bench measures, as data. */
import type { Options } from './options';
import { ACTIONS, type Case, KINDS_OF_PAGES, type Part, type Subject } from './results';
import { SETUPS } from './setups';

/** A row of the results before it's measured. */
export interface PlannedRow {
  part: Part;
  subject: Subject;
  case: Case;
  /** Pages in each language, for generated sites. */
  pages?: number;
  runs: number;
}

/** How many times as many pages the sites have that show growth. They're built once, because that takes minutes. */
const GROWTH = [5, 10, 20];

/** All rows, in the order of the results. */
export function planRows({ parts, subjects, runs, pages }: Omit<Options, 'isTrial'>): PlannedRow[] {
  const setups = SETUPS.filter(({ subject }) => subjects.includes(subject));
  const generated = setups.filter(({ subject }) => subject !== 'site');
  /** The same cases for this site and for each generated site whose pages are looked at. */
  const looked = (part: Part, ofSite: readonly Case[], ofGenerated: readonly Case[], runs: number) =>
    setups
      .filter(({ onlyBuilt }) => !onlyBuilt)
      .flatMap(({ subject }): PlannedRow[] =>
        subject === 'site'
          ? ofSite.map(kind => ({ part, subject, case: kind, runs }))
          : ofGenerated.map(kind => ({ part, subject, case: kind, pages, runs })),
      );
  const kinds = Object.keys(KINDS_OF_PAGES) as Case[];
  const rows: Record<Part, () => PlannedRow[]> = {
    // Sizes are the same in each run.
    pages: () => looked('pages', kinds, ['generated', 'generatedLong'], 1),
    build: () =>
      setups.map(({ subject }) =>
        subject === 'site'
          ? { part: 'build', subject, case: 'all', runs }
          : { part: 'build', subject, case: 'generated', pages, runs },
      ),
    interaction: () => looked('interaction', ACTIONS, ACTIONS, runs),
    lighthouse: () => looked('lighthouse', kinds, ['generated', 'generatedLong'], runs),
    scale: () =>
      GROWTH.flatMap(factor =>
        generated.map(({ subject }) => ({
          part: 'scale',
          subject,
          case: 'generated',
          pages: pages * factor,
          runs: 1,
        })),
      ),
  };
  return parts.flatMap(part => rows[part]());
}

/** Identifies a row among all rows. */
export function keyOf({ part, subject, case: kind, pages }: Omit<PlannedRow, 'runs'>): string {
  return [part, subject, kind, ...(pages === undefined ? [] : [pages])].join(' ');
}
