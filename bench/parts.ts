/** The parts of the bench: each says what it looks at and with what, and how often. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { type Act, measureFirstAct, measureNavigation, type Place, weighSearch } from './acts';
import { type BuiltSites, sizeOf } from './built-sites';
import { measureDev } from './dev';
import { markOf, pathOf } from './generated-pages';
import { measureWithLighthouse } from './lighthouse';
import { medianValues, type Values } from './median';
import type { Node } from './newer-node';
import { weighPage } from './pages';
import type { Generator } from './peers/generator';
import { siteTheme } from './peers/site-theme';
import { type Command, type RunCost, run } from './process';
import type { Case, Failure, Part, Row, Subject } from './results';
import { NotInstalled } from './sandbox';
import { serve } from './server';
import { KINDS_OF_PAGES, newOutDir, removeOutDir, siteBuild, siteDev } from './site';

export interface Bench {
  browser: Browser;
  node: Node;
  sites: BuiltSites;
  generators: Generator[];
  /** Whether this site itself is measured. */
  withSite: boolean;
  /** How often everything is measured that is not the same each time. */
  runs: number;
  /** Pages in each language of the sites that are compared. */
  pages: number;
  /** Pages in each language of the sites that show how things grow. */
  sizes: number[];
}

type MeasurePart = (bench: Bench) => AsyncGenerator<Row>;

export const MEASURE: Record<Part, MeasurePart> = {
  pages: measurePages,
  build: measureBuilds,
  interaction: measureInteraction,
  lighthouse: measureLighthouse,
  scale: measureScale,
};

/** Which generated page is looked at, and which one is gone to. */
const LOOKED_AT = 5;
const SITE_PLACE = { path: '/guide/basic/deploy', next: '/guide/basic/ssg', query: 'deploy' };
const GENERATED_PLACE = {
  path: `/${pathOf(LOOKED_AT)}`,
  next: `/${pathOf(LOOKED_AT + 1)}`,
  query: markOf(LOOKED_AT + 1),
};

async function* measurePages(bench: Bench): AsyncGenerator<Row> {
  const weigh = (origin: string, path: string) => weighPage(bench.browser, origin, path);
  yield* eachPage(bench, 1, weigh);
}

async function* measureLighthouse(bench: Bench): AsyncGenerator<Row> {
  yield* eachPage(bench, bench.runs, (origin, path) => measureWithLighthouse(bench.node, origin + path));
}

/** One row for each kind of page of this site, and one for a generated page of each generator. */
async function* eachPage(
  bench: Bench,
  runs: number,
  measure: (origin: string, path: string) => Promise<Values>,
): AsyncGenerator<Row> {
  for (const site of builtSites(bench)) {
    const paths = site.generator ? { generated: GENERATED_PLACE.path } : KINDS_OF_PAGES;
    for (const [kind, path] of Object.entries(paths) as [Case, string][]) {
      yield await row({ ...site.head, case: kind, runs }, () =>
        served(site, origin => repeat(runs, () => measure(origin, path))),
      );
    }
  }
}

async function* measureInteraction(bench: Bench): AsyncGenerator<Row> {
  const { browser, runs } = bench;
  for (const site of builtSites(bench)) {
    const { search } = site.generator ?? siteTheme;
    const place = { ...(site.generator ? GENERATED_PLACE : SITE_PLACE), search };
    const measure = (kind: Case, act: (place: Place) => Promise<Values>) =>
      row({ ...site.head, case: kind, runs }, () =>
        served(site, origin => repeat(runs, () => act({ ...place, origin }))),
      );
    for (const act of ['click', 'key', 'tap'] satisfies Act[]) {
      yield await measure(act, place => measureFirstAct(browser, place, act));
    }
    yield await measure('navigation', place => measureNavigation(browser, place));
  }
}

async function* measureBuilds({
  browser,
  sites,
  generators,
  withSite,
  runs,
  pages,
}: Bench): AsyncGenerator<Row> {
  if (withSite) {
    yield await row({ subject: 'site', case: 'all', runs }, () =>
      repeat(runs, async () => {
        const output = newOutDir();
        try {
          const cache = path.resolve(output, '../cache');
          const { ms: cold, memory } = await coldBuild(siteBuild(output), output, cache);
          const { ms: warm } = await run(siteBuild(output));
          const size = sizeOf(output);
          const source = path.resolve(`docs/en${SITE_PLACE.path}.mdx`);
          const dev = { command: (port: number) => siteDev(output, port), path: SITE_PLACE.path, source };
          return { cold, warm, ...withMemory(memory), output: size, ...(await measureDev(browser, dev)) };
        } finally {
          removeOutDir(output);
        }
      }),
    );
  }
  for (const generator of generators) {
    yield await row({ subject: generator.subject, case: 'generated', pages, runs }, () =>
      repeat(runs, async () => {
        const site = await sites.write(generator, pages);
        try {
          const { ms: cold, memory } = await coldBuild(site.build, site.output, site.bundlerCache);
          const { ms: warm } = await run(site.build);
          const looked = site.pages[LOOKED_AT];
          if (!looked) throw new Error(`There is no page ${LOOKED_AT + 1} among ${pages}.`);
          const source = path.join(site.folder, generator.sourceOf(looked));
          const dev = { command: site.dev, path: GENERATED_PLACE.path, source };
          return {
            cold,
            warm,
            ...withMemory(memory),
            output: sizeOf(site.output),
            ...(await measureDev(browser, dev)),
          };
        } finally {
          rmSync(site.folder, { recursive: true, force: true });
        }
      }),
    );
  }
}

/**
 * A build without the bundler's cache.
 * @param cache folder of that cache where pictures are kept beside it: they are drawn once before
 */
async function coldBuild(build: Command, output: string, cache: string | undefined): Promise<RunCost> {
  if (cache) {
    await run(build);
    for (const left of [cache, output]) rmSync(left, { recursive: true });
  }
  return run(build);
}

async function* measureScale({ browser, sites, generators, sizes }: Bench): AsyncGenerator<Row> {
  for (const pages of sizes) {
    for (const generator of generators) {
      const { subject, search } = generator;
      yield await row({ subject, case: 'generated', pages, runs: 1 }, async () => {
        const site = await sites.write(generator, pages);
        try {
          const { ms: cold, memory } = await coldBuild(site.build, site.output, site.bundlerCache);
          const server = await serve(site.output);
          try {
            const place = { ...GENERATED_PLACE, origin: server.origin, search };
            const { htmlGzip, cssGzip, scriptAfterGzip, other } = await weighPage(
              browser,
              server.origin,
              place.path,
            );
            const loaded = { htmlGzip, cssGzip, scriptAfterGzip, other };
            const weights = Object.fromEntries(
              Object.entries(loaded).filter(([, bytes]) => bytes !== undefined),
            );
            const searched = await weighSearch(browser, place);
            return { cold, ...withMemory(memory), output: sizeOf(site.output), ...weights, ...searched };
          } finally {
            server.close();
          }
        } finally {
          rmSync(site.folder, { recursive: true, force: true });
        }
      });
    }
  }
}

interface SiteToLookAt {
  head: { subject: Subject; pages?: number };
  /** None for this site itself. */
  generator?: Generator;
  output: () => Promise<string>;
}

function builtSites({ sites, generators, withSite, pages }: Bench): SiteToLookAt[] {
  const site: SiteToLookAt = { head: { subject: 'site' }, output: async () => (await sites.site()).output };
  const generated = generators
    .filter(({ onlyBuilt }) => !onlyBuilt)
    .map(
      (generator): SiteToLookAt => ({
        head: { subject: generator.subject, pages },
        generator,
        output: async () => (await sites.generated(generator, pages)).output,
      }),
    );
  return withSite ? [site, ...generated] : generated;
}

async function served<Result>(
  { output }: SiteToLookAt,
  act: (origin: string) => Promise<Result>,
): Promise<Result> {
  const server = await serve(await output().catch(asNotBuilt));
  try {
    return await act(server.origin);
  } finally {
    server.close();
  }
}

class NotBuilt extends Error {}

function asNotBuilt(error: Error): never {
  throw error instanceof NotInstalled ? error : new NotBuilt(error.message);
}

async function repeat(runs: number, measure: () => Promise<Values>): Promise<Values> {
  const all: Values[] = [];
  for (let run = 0; run < runs; run++) all.push(await measure());
  return medianValues(all);
}

function withMemory(memory: number | undefined): Values {
  return memory === undefined ? {} : { memory };
}

/** A row with its values, or with the reason why it has none. */
async function row(head: Omit<Row, 'values'>, measure: () => Promise<Values>): Promise<Row> {
  console.log(`${head.subject}, ${head.case} …`);
  try {
    return { ...head, values: rounded(await measure()) };
  } catch (error) {
    const { message } = error as Error;
    return { ...head, values: {}, failure: failureOf(error), message: message.split('\n')[0] ?? '' };
  }
}

export function failureOf(error: unknown): Failure {
  if (error instanceof NotInstalled) return 'notInstalled';
  if (error instanceof Error && /JavaScript heap out of memory/.test(error.message)) return 'outOfMemory';
  return error instanceof NotBuilt ? 'notBuilt' : 'notMeasured';
}

/** To three decimals: more is noise. */
function rounded(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([metric, value]) => [metric, Number(value.toFixed(3))]),
  );
}
