/** What each part of the bench measures in a run. */
import type { Browser } from 'playwright-core';
import { measureFirstAction, measureNavigation, type Place, weighSearch } from './actions';
import { measureDev } from './dev';
import { LONG_PAGE, markOf, pathOf } from './generated-pages';
import { measureWithLighthouse } from './lighthouse';
import { type Circumstances, Disturbed, undisturbed, watchLoad } from './load';
import { keyOf, type PlannedRow } from './plan';
import { type Failure, KINDS_OF_PAGES, type Part, type Values } from './results';
import type { Run } from './schema';
import { served } from './server';
import {
  type createSite,
  LOOKED_AT,
  type NewSite,
  NotBuilt,
  removeFolder,
  setupOf,
  type sharedBuilds,
  sizeOf,
} from './sites';
import { weighPage } from './weights';

/** What the measurements need. */
export interface Bench {
  /** The browser, restarted if it has crashed. */
  browser: () => Promise<Browser>;
  create: typeof createSite;
  built: ReturnType<typeof sharedBuilds>;
  /** Largest share of the CPU time that other programs may use in a run. */
  mostLoad: number;
}

const MEASURE: Record<Part, (bench: Bench, row: PlannedRow) => Promise<Values>> = {
  pages: (bench, row) =>
    onBuilt(bench, row, async (browser, origin) => ({
      ...(await weighPage(browser, origin, pathIn(row))),
      // `scale` also measures this, for sites of other sizes.
      ...(row.case === 'generated' ? await weighSearch(browser, placeIn(row, origin)) : {}),
    })),

  /** A cold build, the same build again, and the dev server in the same folder. */
  build: (bench, row) =>
    onNew(bench, row, async (browser, site) => {
      const { ms: cold, memory } = await site.build();
      const { ms: warm } = await site.build();
      const output = sizeOf(site.output);
      return { cold, warm, memory, output, ...(await measureDev(browser, site.dev)) };
    }),

  interaction: (bench, row) =>
    onBuilt(bench, row, (browser, origin) => {
      const { case: action } = row;
      const place = placeIn(row, origin);
      return action === 'click' || action === 'key' || action === 'tap'
        ? measureFirstAction(browser, place, action)
        : measureNavigation(browser, place);
    }),

  lighthouse: (bench, row) => onBuilt(bench, row, (_, origin) => measureWithLighthouse(origin + pathIn(row))),

  /** A cold build, and the sizes of a page and of the search on the built site. */
  scale: (bench, row) =>
    onNew(bench, row, async (browser, site) => {
      const { ms: cold, memory } = await site.build();
      return served(site.output, async origin => {
        const place = placeIn(row, origin);
        const page = await weighPage(browser, origin, place.path);
        const { htmlGzip, cssGzip, scriptAfterGzip, other } = page;
        const { searchGzip } = await weighSearch(browser, place);
        const output = sizeOf(site.output);
        return { cold, memory, output, htmlGzip, cssGzip, scriptAfterGzip, other, searchGzip };
      });
    }),
};

/** Measures one run of a row. If that fails, the run contains the reason. */
export async function measureRow(bench: Bench, row: PlannedRow): Promise<Run> {
  const started = Date.now();
  const circumstances: Circumstances = { repeated: 0 };
  const measured = await undisturbed(
    () => MEASURE[row.part](bench, row),
    circumstances,
    watchLoad,
    bench.mostLoad,
  )
    .then(values => ({ values }))
    .catch((error: Error) => ({ failure: failureOf(error), message: error.message.split('\n')[0] }));
  return {
    row: keyOf(row),
    ...measured,
    start: new Date(started).toISOString(),
    end: new Date().toISOString(),
    seconds: (Date.now() - started) / 1000,
    ...circumstances,
  };
}

export function failureOf(error: Error): Failure {
  if (error instanceof Disturbed) return 'disturbed';
  if (/JavaScript heap out of memory/.test(error.message)) return 'outOfMemory';
  return error instanceof NotBuilt ? 'notBuilt' : 'notMeasured';
}

async function onBuilt(
  { browser, built }: Bench,
  { subject, pages }: PlannedRow,
  measure: (browser: Browser, origin: string) => Promise<Values>,
): Promise<Values> {
  return served(await built(subject, pages), async origin => measure(await browser(), origin));
}

async function onNew(
  { browser, create }: Bench,
  { subject, pages }: PlannedRow,
  measure: (browser: Browser, site: NewSite) => Promise<Values>,
): Promise<Values> {
  const site = create(subject, pages);
  try {
    return await measure(await browser(), site);
  } finally {
    removeFolder(site.folder);
  }
}

function pathIn({ case: kind }: PlannedRow): string {
  if (kind === 'generated') return `/${pathOf(LOOKED_AT)}`;
  if (kind === 'generatedLong') return `/${pathOf(LONG_PAGE)}`;
  const paths: Record<string, string> = KINDS_OF_PAGES;
  const found = paths[kind];
  if (found === undefined) throw new Error(`There is no page for "${kind}".`);
  return found;
}

/** Returns the page that a reader starts on, what they search for, and the page that they open. */
function placeIn({ subject }: PlannedRow, origin: string): Place {
  const { search } = setupOf(subject);
  if (subject === 'site') {
    return { origin, path: KINDS_OF_PAGES.guide, next: '/guide/basic/ssg', query: 'deploy', search };
  }
  const [path, next] = [`/${pathOf(LOOKED_AT)}`, `/${pathOf(LOOKED_AT + 1)}`];
  return { origin, path, next, query: markOf(LOOKED_AT + 1), search };
}
