import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PagePairError } from './page-pair-error';

export const META = '_meta.json';
/** Maximum width of a line in a navigation file. */
const WIDTH = 110;

type MetaEntry = string | Record<string, unknown>;

/**
 * Returns the navigation files that have to change, with their new texts: the folder's, and its parent's if the folder
 * isn't listed there.
 * @param after name of the page before it; without one, the page comes last
 * @throws PagePairError if a file isn't valid, or has no page of that name
 */
export function navigationFiles(
  root: string,
  lang: string,
  route: string,
  after: string | undefined,
): [file: string, text: string][] {
  const [page = '', group, ...sections] = route.split('/').slice(1).reverse();
  const [section] = sections;
  const folder = `docs/${lang}/${section ? `${section}/` : ''}${group}`;
  const changed = [withEntry(root, `${folder}/${META}`, page, page, after)];
  if (section && group) {
    const label = labelKey(root, group);
    const entry = { type: 'dir', name: group, ...(label && { label }) };
    changed.push(withEntry(root, `docs/${lang}/${section}/${META}`, group, entry));
  }
  return changed.filter(change => change !== undefined);
}

/** Adds an entry to a navigation file. Returns `undefined` if it's already there. */
function withEntry(
  root: string,
  file: string,
  name: string,
  entry: MetaEntry,
  after?: string,
): [file: string, text: string] | undefined {
  const entries = readMeta(root, file);
  const names = entries.map(entry => String(typeof entry === 'string' ? entry : entry.name));
  if (names.includes(name)) return undefined;
  if (after === undefined) return [file, formatMeta([...entries, entry])];
  // An entry can be a page of another folder: `../basic/ci`.
  const place = names.findIndex(known => path.posix.basename(known) === after);
  if (place < 0) throw new PagePairError(`${file} has no page "${after}" to put the new one after.`);
  return [file, formatMeta(entries.toSpliced(place + 1, 0, entry))];
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
