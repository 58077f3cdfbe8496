import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Header = [name: string, value: string];

/** A path, which may end with `*`, and the headers of the URLs that match it. */
export type HeaderRule = [path: string, headers: Header[]];

/**
 * Reads the file `_headers` of a built site.
 * @returns an empty list if the build hasn't written one
 */
export function readHeaderRules(dir: string): HeaderRule[] {
  const file = path.join(dir, '_headers');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split(/\n(?=\S)/)
    .map(rule => {
      const [path = '', ...lines] = rule.trim().split('\n');
      return [path, lines.map(line => splitOnce(line.trim(), ': '))];
    });
}

/** Returns the headers of all rules that match a URL. Its query and hash don't matter. */
export function headersFor(url: string, rules: HeaderRule[]): Header[] {
  const [pathname = ''] = url.split(/[?#]/);
  return rules
    .filter(([path]) => (path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path))
    .flatMap(([, headers]) => headers);
}

function splitOnce(text: string, separator: string): Header {
  const at = text.indexOf(separator);
  return [text.slice(0, at), text.slice(at + separator.length)];
}
