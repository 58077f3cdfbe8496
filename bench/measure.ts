/** What each part of the bench measures in a run. */
import type { Browser } from 'playwright-core';
import { type Action, measureFirstAction, measureNavigation, type Place, weighSearch } from './actions';
import { measureDev } from './dev';
import { LONG_PAGE, markOf, pathOf } from './generated-pages';
import { installLighthouse, measureWithLighthouse } from './lighthouse';
import { Disturbed, undisturbed, watchLoad } from './load';
import type { Values } from './median';
import type { Node } from './newer-node';
import { weighPage } from './pages';
import { GENERATORS } from './peers';
import { siteTheme } from './peers/site-theme';
import { keyOf, type PlannedRow } from './plan';
import type { Failure, Part } from './results';
import type { Run } from './runs';
import { NotInstalled } from './sandbox';
import { serve } from './server';
import { KINDS_OF_PAGES } from './site';
import { build, LOOKED_AT, NotBuilt, type Sites, sizeOf } from './sites';

/** What the measurements need. */
export interface Bench {
  /** The browser, restarted if it has crashed. */
  browser: () => Promise<Browser>;
  node: Node;
  sites: Pick<Sites, 'prepare' | 'create' | 'built'>;
  /** Largest share of the CPU time that other programs may use in a run. */
  mostLoad: number;
}

/** Builds and installs what a row needs, and returns its measurement, which can be repeated. */
type Prepare = (bench: Bench, row: PlannedRow) => Promise<() => Promise<Values>>;

const PREPARE: Record<Part, Prepare> = {
  pages: preparePage,
  build: prepareBuild,
  interaction: prepareAction,
  lighthouse: prepareLighthouse,
  scale: prepareScale,
};

/** Measures one run of a row. If that fails, the run contains the reason. */
export async function measureRow(bench: Bench, row: PlannedRow): Promise<Run> {
  const started = Date.now();
  const end = () => ({
    row: keyOf(row),
    start: new Date(started).toISOString(),
    end: new Date().toISOString(),
    seconds: (Date.now() - started) / 1000,
  });
  try {
    const measure = await PREPARE[row.part](bench, row);
    const { result, load, repeated } = await undisturbed(measure, watchLoad, bench.mostLoad);
    return { ...end(), values: result, ...(load === undefined ? {} : { load }), repeated };
  } catch (error) {
    const { message } = error as Error;
    const repeated = error instanceof Disturbed ? error.repeated : 0;
    return { ...end(), failure: failureOf(error), message: message.split('\n')[0] ?? '', repeated };
  }
}

export function failureOf(error: unknown): Failure {
  if (error instanceof NotInstalled) return 'notInstalled';
  if (error instanceof Disturbed) return 'disturbed';
  if (error instanceof Error && /JavaScript heap out of memory/.test(error.message)) return 'outOfMemory';
  return error instanceof NotBuilt ? 'notBuilt' : 'notMeasured';
}

async function preparePage({ browser, sites }: Bench, row: PlannedRow) {
  const output = await sites.built(row.subject, row.pages);
  return () =>
    served(output, async origin => {
      const weights = await weighPage(await browser(), origin, pathIn(row));
      // `scale` also measures this, for sites of other sizes.
      const searched =
        row.case === 'generated' ? await weighSearch(await browser(), placeIn(row, origin)) : {};
      return { ...weights, ...searched };
    });
}

async function prepareLighthouse({ node, sites }: Bench, row: PlannedRow) {
  await installLighthouse();
  const output = await sites.built(row.subject, row.pages);
  return () => served(output, origin => measureWithLighthouse(node, origin + pathIn(row)));
}

async function prepareAction({ browser, sites }: Bench, row: PlannedRow) {
  const output = await sites.built(row.subject, row.pages);
  const { case: action } = row;
  return () =>
    served(output, async origin => {
      const place = placeIn(row, origin);
      return action === 'navigation'
        ? measureNavigation(await browser(), place)
        : measureFirstAction(await browser(), place, action as Action);
    });
}

/** Measures a cold build, the same build again, and the dev server in the same folder. */
async function prepareBuild({ browser, sites }: Bench, { subject, pages }: PlannedRow) {
  await sites.prepare(subject);
  return async () => {
    const site = await sites.create(subject, pages);
    try {
      const { ms: cold, ...memory } = await build(site);
      const { ms: warm } = await build(site);
      const output = sizeOf(site.output);
      return { cold, warm, ...memory, output, ...(await measureDev(await browser(), site.dev)) };
    } finally {
      site.remove();
    }
  };
}

/** Measures a cold build, and the sizes of a page and of the search on the built site. */
async function prepareScale({ browser, sites }: Bench, row: PlannedRow) {
  await sites.prepare(row.subject);
  return async () => {
    const site = await sites.create(row.subject, row.pages);
    try {
      const { ms: cold, ...memory } = await build(site);
      const weights = await served(site.output, async origin => {
        const place = placeIn(row, origin);
        const page = await weighPage(await browser(), origin, place.path);
        const { htmlGzip = 0, cssGzip = 0, scriptAfterGzip = 0, other = 0 } = page;
        return { htmlGzip, cssGzip, scriptAfterGzip, other, ...(await weighSearch(await browser(), place)) };
      });
      return { cold, ...memory, output: sizeOf(site.output), ...weights };
    } finally {
      site.remove();
    }
  };
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
  if (subject === 'site') {
    const { guide } = KINDS_OF_PAGES;
    return { origin, path: guide, next: '/guide/basic/ssg', query: 'deploy', search: siteTheme.search };
  }
  const generator = GENERATORS.find(each => each.subject === subject);
  const next = LOOKED_AT + 1;
  return {
    origin,
    path: `/${pathOf(LOOKED_AT)}`,
    next: `/${pathOf(next)}`,
    query: markOf(next),
    search: (generator ?? siteTheme).search,
  };
}

async function served<Result>(output: string, act: (origin: string) => Promise<Result>): Promise<Result> {
  const server = await serve(output);
  try {
    return await act(server.origin);
  } finally {
    server.close();
  }
}
