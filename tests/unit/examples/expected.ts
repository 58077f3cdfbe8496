import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { expect } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { pagesNamed } from '../../../checks/corpus';
import { type ExampleBuild, matching } from './build-example';
import { linksOf } from './links';
import { navbarOf } from './navbar';
import { fencesOf, sectionOf } from './page-code';
import { neighborsOf, sidebarOf } from './sidebar';

/** A text as it's written, or the code of a fence on the page that shows the example. */
const text = z.union([
  z.string(),
  z.strictObject({
    fence: z.string(),
    section: z.string().optional(),
    /** A text that tells it apart from fences with the same title. */
    with: z.string().optional(),
  }),
]);
const texts = z.union([z.array(text), text.transform(one => [one])]);

const check = z
  .strictObject({
    /**
     * A built file, in which `*` matches a part of a name; all files that match together, if there's `**`; `log`, or
     * `files` for the list of built files. The check holds for each of several.
     */
    in: z.union([z.string(), z.array(z.string())]),
    /**
     * Elements in the file; in JSON, the values of a key at any depth; in the list of files, a pattern like
     * that of `in`. Without it, the whole file is looked at.
     */
    select: z.string().optional(),
    /** What to read of each element: an attribute, or `html`. Its text, unless this says otherwise. */
    read: z.string().optional(),
    /** A part of a page as a list, one line for each entry. */
    show: z.enum(['sidebar', 'navbar', 'links', 'neighbors']).optional(),
    /** All that's found, in order. Of a whole file, without empty lines at its end. */
    is: texts.optional(),
    /** Parts of a file's text, or whole entries of a list. Of a fence, each line. */
    has: texts.optional(),
    lacks: texts.optional(),
    /** A regular expression, in which `.` also matches the end of a line. */
    matches: z.string().optional(),
    /** Number of elements or entries. */
    count: z.number().optional(),
  })
  .refine(
    ({ is, has, lacks, matches, count }) => (is ?? has ?? lacks ?? matches ?? count) !== undefined,
    'nothing is expected: add is, has, lacks, matches, or count',
  );

const build = z.strictObject({
  /** What's built: "the example", or how it differs. */
  of: z.string().default('the example'),
  env: z.record(z.string(), z.string()).optional(),
  /** Whether the build needs a process of its own, because the result depends on what a process has built before. */
  alone: z.boolean().optional(),
  /** Files to add, to replace, or, with `null`, to remove, in this order. `null` also removes a folder. */
  files: z.record(z.string(), text.nullable()).optional(),
  /** Texts to replace in the example's files: pairs of before and after. */
  replace: z.record(z.string(), z.array(z.tuple([z.string(), text]))).optional(),
  exit: z.number().default(0),
  /** What readers of the page rely on, each proved by at least one check. */
  expect: z.record(z.string(), z.array(check).min(1)).default({}),
});

const example = z.strictObject({
  /** The page whose fences are used: `guide/advanced/blog`. */
  page: z.string().optional(),
  builds: z.array(build).min(1),
});

export type Check = z.infer<typeof check>;
export type Build = z.infer<typeof build>;
export type Expected = z.infer<typeof example>;

/** @throws Error with the file, and with each place in it that's wrong */
export function readExpected(file: string): Expected {
  const { data, error } = example.safeParse(parse(readFileSync(file, 'utf8'), { merge: true }));
  if (data) return data;
  throw new Error(`${file} isn't valid:\n${z.prettifyError(error)}`);
}

export type Text = z.infer<typeof text>;

/** Resolves texts that a page shows. @throws Error if the page has no such fence, or several different ones */
export function textReader(page: string | undefined): (value: Text) => string {
  return value => {
    if (typeof value === 'string') return value;
    const { fence, section, with: part = '' } = value;
    const [english] = pagesNamed(`${page}.mdx`).filter(({ lang }) => lang === 'en');
    if (!english) throw new Error(`There is no English page "${page}", which has the fence "${fence}".`);
    const shown = fencesOf(section === undefined ? english : sectionOf(english, section));
    const found = new Set(
      shown.flatMap(([title, code]) => (title === fence && code.includes(part) ? [code] : [])),
    );
    const [code] = found;
    if (code === undefined || found.size > 1) {
      throw new Error(
        `${english.file} has ${found.size} different fences "${fence}". Correct them with "section" or "with".`,
      );
    }
    return code;
  };
}

/** Checks one expectation. @throws AssertionError with what was found */
export function checkBuild(site: ExampleBuild, wanted: Check, resolve: (value: Text) => string) {
  // The code of a fence has an entry in each line.
  const entries = (values: Text[] = []) =>
    values.flatMap(value =>
      typeof value === 'string'
        ? value
        : resolve(value)
            .trim()
            .split(/\s*\n\s*/),
    );
  for (const place of [wanted.in].flat()) {
    const found = lookUp(site, { ...wanted, in: place });
    const where = (text: string) => `${text} in ${place}`;
    if (wanted.is) {
      if (Array.isArray(found)) expect(found, place).toEqual(entries(wanted.is));
      else expect(found.trim(), place).toBe(wanted.is.map(resolve).join('\n').trim());
    }
    for (const one of entries(wanted.has)) expect(found, where(one)).toContain(one);
    for (const one of entries(wanted.lacks)) expect(found, where(`no ${one}`)).not.toContain(one);
    if (wanted.matches !== undefined)
      expect([found].flat().join('\n'), place).toMatch(new RegExp(wanted.matches, 's'));
    if (wanted.count !== undefined) expect(found, place).toHaveLength(wanted.count);
  }
}

function lookUp(
  site: ExampleBuild,
  { in: place, select, read = 'text', show }: Check & { in: string },
): string | string[] {
  // Pages write `/home/me/site` for the folder of a site.
  if (place === 'log') return site.log.replaceAll(path.dirname(site.folder), '/home/me/site');
  if (place === 'files') return matching(site.files, select ?? '**');
  const matched = place.includes('**') ? matching(site.files, place) : [place];
  if (matched.length === 0) throw new Error(`No built file is ${place}: ${site.files.join(', ')}`);
  const source = matched.map(site.read).join('\n');
  if (show) return SHOWN[show](source).map(String);
  if (!select) return source;
  if (place.endsWith('.json')) return valuesOf(source, select);
  const $ = load(source, { xml: /\.(?:xml|svg)$/.test(place) });
  return $(select)
    .toArray()
    .map(element => {
      if (read === 'text') return $(element).text().replace(/\s+/g, ' ').trim();
      return (read === 'html' ? $(element).html() : $(element).attr(read)) ?? '';
    });
}

function valuesOf(json: string, key: string): string[] {
  const found: string[] = [];
  JSON.parse(json, (name, value) => {
    if (name === key) found.push(String(value));
    return value;
  });
  return found;
}

/** Lists of a page's parts, in the forms that the modules of these functions describe. */
const SHOWN = { sidebar: sidebarOf, navbar: navbarOf, links: linksOf, neighbors: neighborsOf };
