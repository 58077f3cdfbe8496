import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A new page: where it goes and what it is called in each language. */
export interface PagePair {
  /** Without language: `/guide/basic/search`. */
  route: string;
  titles: Record<'en' | 'zh', string>;
}

/** Why a page cannot be created; nothing is changed then. */
export class PagePairError extends Error {
  override name = 'PagePairError';
}

const NAME = '[a-z0-9]+(?:-[a-z0-9]+)*';
/** Pages of the guide and of the plugins stand in a group; those of the API may. */
const ROUTE = new RegExp(`^/(?:(?:guide|plugin)/${NAME}/${NAME}|api/(?:${NAME}/)?${NAME})$`);
/** Widest line of a navigation file. */
const WIDTH = 110;

/** The one section of a new page, so that there is an outline, and both languages agree on it. */
const SECTION = { en: '## Usage {#usage}', zh: '## 用法 {#usage}' };

type MetaEntry = string | Record<string, unknown>;

/**
 * Writes a page in both languages and enters it into the sidebar's files.
 * @param root folder of the project
 * @returns the files that were written, relative to the root
 * @throws PagePairError that says what to change, before anything is written
 */
export function createPagePair(root: string, { route: given, titles }: PagePair): string[] {
  const route = given.startsWith('/') ? given : `/${given}`;
  checkRoute(route);
  for (const title of Object.values(titles)) checkTitle(title);
  const files = new Map<string, string>();
  for (const lang of ['en', 'zh'] as const) {
    const page = `docs/${lang}${route}.mdx`;
    const folder = `docs/${lang}${route}`;
    if (existsSync(path.join(root, page)) || existsSync(path.join(root, folder))) {
      throw new PagePairError(`${page} or a folder of its name exists already; choose another route.`);
    }
    files.set(page, `---\ndescription:\n---\n\n# ${titles[lang]}\n\n${SECTION[lang]}\n`);
    for (const [file, text] of metaFiles(root, lang, route)) files.set(file, text);
  }
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return [...files.keys()];
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

/** The navigation files that have to change: the folder's, and its parent's where the folder is new. */
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

/** `undefined` where the name is entered already. */
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
    // The sentence below is the same for what is no list and what is no JSON.
  }
  throw new PagePairError(`${file} isn't a list in JSON; fix it first.`);
}

/** Key of a folder's label, `sidebar.defaultTheme`, where the texts of the site have it. */
function labelKey(root: string, group: string): string | undefined {
  const key = `sidebar.${group.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
  const texts = JSON.parse(readFileSync(path.join(root, 'i18n.json'), 'utf8')) as Record<string, unknown>;
  return key in texts ? key : undefined;
}

/** Names on one line while they fit, else an entry a line. */
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
