import { existsSync } from 'node:fs';
import path from 'node:path';
import { closest, distance } from 'fastest-levenshtein';
import type { Root } from 'mdast';
import { VFileMessage } from 'vfile-message';
import { LineCounter, parseDocument } from 'yaml';
import { parsePage } from '../../../site/parse-page';
import { type UsedName, unknownNames } from './names';

/** Components that our plugins replace before the page is compiled. */
const REPLACED = ['Fact'];

/**
 * Finds what would stop a page from being compiled or shown. Each fault is a line with file, line, and column.
 * @param globals files of components that every page has
 * @param onMissing called with each path whose creation would repair a fault
 */
export function faultsOfPage(
  source: string,
  file: string,
  globals: readonly string[],
  onMissing = (_path: string) => {},
): string[] {
  const tree = read(source, file);
  if (typeof tree === 'string') return [tree];
  const [first] = tree.children;
  const frontmatter = first?.type === 'yaml' ? frontmatterFaults(first.value, file) : [];
  const components = [...globals, ...REPLACED];
  const names = unknownNames(tree, components).map(used => nameFault(used, file, components));
  return [...frontmatter, ...importFaults(tree, file, onMissing), ...names];
}

/** @returns the page, or why it can't be read */
function read(source: string, file: string): Root | string {
  try {
    return parsePage(source, file);
  } catch (error) {
    const { cause } = error as Error;
    if (!(cause instanceof VFileMessage)) throw error;
    return `${file}:${placeOf(cause)} ${sentence(cause.reason)}`;
  }
}

/** For a tag that's never closed, the place is the whole page, and only the text has that of the tag. */
function placeOf({ line = 1, column = 1, reason }: VFileMessage): string {
  const place = `${line}:${column}`;
  return (place === '1:1' && /\((\d+:\d+)-[\d:]+\)$/.exec(reason)?.[1]) || place;
}

/** The frontmatter begins in the second line of the page. */
function frontmatterFaults(yaml: string, file: string): string[] {
  const lineCounter = new LineCounter();
  return parseDocument(yaml, { lineCounter, prettyErrors: false }).errors.map(({ message, pos }) => {
    const { line, col } = lineCounter.linePos(pos[0]);
    return `${file}:${line + 1}:${col} The frontmatter isn't valid YAML: ${sentence(message)}`;
  });
}

/** A bad import that nothing uses would be dropped without a word. */
function importFaults(tree: Root, file: string, onMissing: (path: string) => void): string[] {
  return tree.children.flatMap(node =>
    node.type !== 'mdxjsEsm'
      ? []
      : (node.data?.estree?.body ?? []).flatMap(statement => {
          if (statement.type !== 'ImportDeclaration') return [];
          const [address = ''] = String(statement.source.value).split('?');
          if (!/^\.{1,2}\//.test(address)) return [];
          const paths = pathsOf(path.join(path.dirname(file), address));
          if (paths.some(existing => existsSync(existing))) return [];
          paths.forEach(onMissing);
          const { line = 1, column = 0 } = statement.source.loc?.start ?? {};
          return [
            `${file}:${line}:${column + 1} There is no file ${address}. Correct the path of this import.`,
          ];
        }),
  );
}

/** Returns the files that an import may mean. */
function pathsOf(address: string): string[] {
  const endings = [
    '',
    '.ts',
    '.tsx',
    '.js',
    '.jsx',
    '.mjs',
    '.mdx',
    '.md',
    '.json',
    '/index.ts',
    '/index.tsx',
  ];
  return endings.map(ending => path.resolve(address + ending));
}

function nameFault(
  { name, isComponent, line, column }: UsedName,
  file: string,
  globals: readonly string[],
): string {
  const place = `${file}:${line}:${column}`;
  if (!isComponent)
    return `${place} ${name} isn't declared. Import or export it on this page, or correct the name.`;
  const names = globals.map(component => path.parse(component).name);
  const near = closest(name, names);
  const hint = distance(name, near) <= 2 ? `: did you mean <${near}>?` : '.';
  return `${place} There is no component <${name}> on this page. Import it, or correct the name${hint}`;
}

function sentence(text: string): string {
  const start = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.?!]$/.test(start) ? start : `${start}.`;
}
