import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { jsonValues, navigationFiles } from '../navigation';
import { didYouMean, type FileFault } from './fault';
import { jsonFaults } from './syntax';

export const TEXTS_FILE = 'i18n.json';
const PAGE = /\.(?:mdx?|[jt]sx?)$/;
/** Types of entries in a sidebar. An entry that's only a name is of the type `file`. */
const TYPES = ['file', 'dir', 'dir-section-header', 'custom-link', 'divider', 'section-header'];

/**
 * Finds mistakes in the files that all pages need: the texts of the interface, the navbar, and the sidebars. The core
 * treats texts that it can't read as empty, and its messages about the others name no line.
 */
export function siteFileFaults(root = process.cwd()): FileFault[] {
  return [TEXTS_FILE, ...navigationFiles(root)].flatMap(file => {
    if (!existsSync(path.join(root, file))) return [];
    const source = readFileSync(path.join(root, file), 'utf8');
    const syntax = jsonFaults(source).map(fault => ({ file, ...fault }));
    return syntax.length === 0 && file.endsWith('/_meta.json') ? sidebarFaults(source, file, root) : syntax;
  });
}

/** Finds pages and folders that don't exist, and entries of an unknown type. */
function sidebarFaults(source: string, file: string, root: string): FileFault[] {
  const values = jsonValues(source, file);
  const folder = path.join(root, path.dirname(file));
  return values.flatMap(({ place, value, line, column }) => {
    const [at, key = 'name', ...rest] = place.split('.');
    const type = values.find(other => other.place === `${at}.type`)?.value ?? 'file';
    const wrong = rest.length > 0 ? undefined : entryFault(key, String(value), String(type), folder);
    return wrong ? [{ file, line, column, ...wrong }] : [];
  });
}

function entryFault(key: string, value: string, type: string, folder: string): Wording | undefined {
  if (key === 'type' && !TYPES.includes(value)) {
    return { problem: `There is no entry type "${value}".`, advice: advice('type', value, TYPES) };
  }
  if (key !== 'name' || !/^(?:file|dir.*)$/.test(type)) return undefined;
  const names = namesIn(path.join(folder, path.dirname(value)), type === 'file');
  if (names.includes(path.basename(value).replace(PAGE, ''))) return undefined;
  const kind = type === 'file' ? 'page' : 'folder';
  const known = names.map(name => path.posix.join(path.posix.dirname(value), name));
  return { problem: `There is no ${kind} "${value}".`, advice: advice('name', value, known) };
}

type Wording = Pick<FileFault, 'problem' | 'advice'>;

/** @returns the pages in a folder, without their endings, or the folders in it; nothing if it doesn't exist */
function namesIn(folder: string, arePages: boolean): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return arePages
    ? entries.flatMap(({ name }) => (PAGE.test(name) ? [name.replace(PAGE, '')] : []))
    : entries.flatMap(entry => (entry.isDirectory() ? [entry.name] : []));
}

function advice(what: 'name' | 'type', name: string, names: string[]): string {
  return `Correct the ${what}, or take the entry out. ${didYouMean(name, names)}`.trim();
}
