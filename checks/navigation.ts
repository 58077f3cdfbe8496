import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { isScalar, LineCounter, type ParsedNode, parseDocument } from 'yaml';
import type { Language } from '../site/languages';
import type { Corpus } from './corpus';
import { formatFault } from './page-faults/fault';
import { jsonFaults } from './page-faults/syntax';

/** A `_nav.json` or `_meta.json`. */
export interface NavigationFile {
  /** Relative to the root. */
  file: string;
  lang: Language;
  /** Path below the language's folder, the same in both languages. */
  name: string;
  entries: NavigationValue[];
}

/** Value in the file that isn't a list or an object. The values are in the order of the file. */
export interface NavigationValue {
  /** Path of keys and indexes to the value: `0.items.2.text`. */
  place: string;
  /** Last key of the path, such as `text` or `link`; empty for an element of a list. */
  key: string;
  value: unknown;
  /** From 1, like the column. */
  line: number;
  column: number;
}

/** The files that define the navbar and the sidebars, relative to the root. */
export function navigationFiles(root = process.cwd()): string[] {
  return globSync('docs/{en,zh}/**/_{nav,meta}.json', { cwd: root }).sort();
}

/**
 * Reads the files that define the navbar and the sidebars.
 * @throws Error that names the file, if one isn't JSON
 */
export function readNavigation({ root }: Corpus): NavigationFile[] {
  return navigationFiles(root).map(file => {
    const [, lang, ...rest] = file.split('/');
    const source = readFileSync(path.join(root, file), 'utf8');
    return {
      file,
      lang: lang as Language,
      name: rest.join('/'),
      entries: jsonValues(source, file),
    };
  });
}

/**
 * Returns all values in a JSON text, with their places.
 * @throws Error that names the file and the place, if it isn't JSON
 */
export function jsonValues(source: string, file: string): NavigationValue[] {
  const [fault] = jsonFaults(source);
  if (fault) throw new Error(formatFault({ file, ...fault }));
  const counter = new LineCounter();
  // JSON is also YAML, and the YAML parser keeps the positions.
  const { contents } = parseDocument(source, { lineCounter: counter });
  return contents ? valuesOf(contents, [], counter) : [];
}

function valuesOf(node: ParsedNode, steps: string[], counter: LineCounter): NavigationValue[] {
  if ('items' in node) {
    return node.items.flatMap((item, index) => {
      if (!('key' in item)) return valuesOf(item, [...steps, String(index)], counter);
      return item.value ? valuesOf(item.value, [...steps, String(item.key)], counter) : [];
    });
  }
  const last = steps.at(-1) ?? '';
  const key = /^\d*$/.test(last) ? '' : last;
  const value = isScalar(node) ? node.value : undefined;
  const { line, col: column } = counter.linePos(node.range[0]);
  return [{ place: steps.join('.'), key, value, line, column }];
}
