import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A new page: its route, and its title in each language. */
export interface PagePair {
  /** Without the language: `/guide/basic/search`. */
  route: string;
  titles: Record<'en' | 'zh', string>;
}

/** Says why a page can't be created. No files have been changed then. */
export class PagePairError extends Error {
  override name = 'PagePairError';
}

const NAME = '[a-z0-9]+(?:-[a-z0-9]+)*';
/** Pages of the guide and the plugin section are in a group. In the API section, a group is optional. */
const ROUTE = new RegExp(`^/(?:(?:guide|plugin)/${NAME}/${NAME}|api/(?:${NAME}/)?${NAME})$`);
/** Maximum width of a line in a navigation file. */
const WIDTH = 110;

/** The only section of a new page. It fills the outline, and has the same id in both languages. */
const SECTION = { en: '## Usage {#usage}', zh: '## 用法 {#usage}' };

const META = '_meta.json';

type MetaEntry = string | Record<string, unknown>;

/**
 * Writes a page in both languages and adds it to the navigation files.
 * @param root folder of the project
 * @returns the files that were written, relative to the root
 * @throws PagePairError that says what to change; no files have been written then
 */
export function createPagePair(root: string, { route: given, titles }: PagePair): string[] {
  const route = given.startsWith('/') ? given : `/${given}`;
  checkRoute(route);
  for (const title of Object.values(titles)) checkTitle(title);
  const files = new Map<string, string>();
  for (const lang of ['en', 'zh'] as const) {
    const page = `docs/${lang}${route}.mdx`;
    const folder = `docs/${lang}${route}`;
    if ([page, `docs/${lang}${route}.md`, folder].some(name => exists(path.join(root, name)))) {
      throw new PagePairError(`${page} or a folder of its name exists already; choose another route.`);
    }
    refuseLinks(root, page);
    files.set(page, `---\ndescription:\n---\n\n# ${titles[lang]}\n\n${SECTION[lang]}\n`);
    for (const [file, text] of metaFiles(root, lang, route)) files.set(file, text);
  }
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    // Never replaces a page, not even one that has come into being since it was looked for.
    writeFileSync(path.join(root, file), text, { flag: path.basename(file) === META ? 'w' : 'wx' });
  }
  return [...files.keys()];
}

/** Whether there's a file, a folder, or a link, even to something that doesn't exist. */
function exists(place: string): boolean {
  return lstatSync(place, { throwIfNoEntry: false }) !== undefined;
}

/** @throws PagePairError if the page or its navigation would be written to where a link leads */
function refuseLinks(root: string, page: string) {
  const steps = page.split('/').slice(0, -1);
  const folders = steps.map((_, index) => steps.slice(0, index + 1).join('/'));
  const places = [...folders, ...folders.map(folder => `${folder}/${META}`)];
  const link = places.find(place =>
    lstatSync(path.join(root, place), { throwIfNoEntry: false })?.isSymbolicLink(),
  );
  if (link) throw new PagePairError(`${link} is a link; choose a route in a folder of the project.`);
}

function checkRoute(route: string) {
  if (ROUTE.test(route)) return;
  const steps = route.split('/').slice(1);
  const wrong = steps.find(step => !new RegExp(`^${NAME}$`).test(step));
  throw new PagePairError(
    wrong === undefined
      ? `${route} is in none of the sections; a page is /guide/<group>/<page>, /plugin/<group>/<page>, /api/<page> or /api/<group>/<page>.`
      : `"${wrong}" in ${route} is no name for a page or folder; use lower-case letters, digits and single hyphens.`,
  );
}

function checkTitle(title: string) {
  if (title.trim() !== '' && !/[<>{}\n]/.test(title)) return;
  throw new PagePairError(
    `"${title}" is no title; give one line of text without "<" and "{", in English and in Chinese.`,
  );
}

/**
 * Returns the navigation files that have to change: the folder's, and its parent's if the folder isn't listed there.
 */
function metaFiles(root: string, lang: string, route: string): [file: string, text: string][] {
  const [page = '', group, ...sections] = route.split('/').slice(1).reverse();
  const [section] = sections;
  const folder = `docs/${lang}/${section ? `${section}/` : ''}${group}`;
  const changed = [withEntry(root, `${folder}/_meta.json`, page, page)];
  if (section && group) {
    const label = labelKey(root, group);
    const entry = { type: 'dir', name: group, ...(label && { label }) };
    changed.push(withEntry(root, `docs/${lang}/${section}/_meta.json`, group, entry));
  }
  return changed.filter(change => change !== undefined);
}

/** Adds an entry to a navigation file. Returns `undefined` if it's already there. */
function withEntry(
  root: string,
  file: string,
  name: string,
  entry: MetaEntry,
): [file: string, text: string] | undefined {
  const entries = readMeta(root, file);
  const isThere = entries.some(known => known === name || (typeof known === 'object' && known.name === name));
  return isThere ? undefined : [file, formatMeta([...entries, entry])];
}

function readMeta(root: string, file: string): MetaEntry[] {
  const place = path.join(root, file);
  if (!existsSync(place)) return [];
  try {
    const entries: unknown = JSON.parse(readFileSync(place, 'utf8'));
    if (Array.isArray(entries)) return entries as MetaEntry[];
  } catch {
    // Text that isn't JSON gets the same error as JSON that isn't a list.
  }
  throw new PagePairError(`${file} isn't a list in JSON; fix it first.`);
}

/** Returns the key of a folder's label, such as `sidebar.defaultTheme`, if `i18n.json` contains it. */
function labelKey(root: string, group: string): string | undefined {
  const key = `sidebar.${group.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
  const texts = JSON.parse(readFileSync(path.join(root, 'i18n.json'), 'utf8')) as Record<string, unknown>;
  return key in texts ? key : undefined;
}

/** Writes names on one line if they fit, otherwise each entry on its own line. */
function formatMeta(entries: MetaEntry[]): string {
  const texts = entries.map(formatEntry);
  const line = `[${texts.join(', ')}]`;
  const fits = line.length <= WIDTH && entries.every(entry => typeof entry === 'string');
  return fits ? `${line}\n` : `[\n${texts.map(text => `  ${text}`).join(',\n')}\n]\n`;
}

function formatEntry(entry: MetaEntry): string {
  if (typeof entry === 'string') return JSON.stringify(entry);
  const fields = Object.entries(entry).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return `{ ${fields.join(', ')} }`;
}
