import { LineCounter } from 'yaml';
import { didYouMean, formatFault } from '../../checks/page-faults/fault';

const NO_EXPORT =
  /export '(\w+)' \(imported as '(\w+)'\) was not found in '([^']+)' \(possible exports: ([^)]*)\)/;

/**
 * @param file that has the import, relative to the project
 * @returns what the bundler says about an import of a name that isn't exported, with its place in the source instead of
 *   the compiled code
 */
export function missingExport(message: string, file: string, source: string): string | undefined {
  const [found, name = '', local = '', from = '', exported = ''] = NO_EXPORT.exec(message) ?? [];
  if (!found) return undefined;
  const lines = new LineCounter();
  for (const { index } of source.matchAll(/^/gm)) lines.addNewLine(index);
  const written = name === 'default' ? local : name;
  const statement = [...source.matchAll(/^import\b[^;'"]*['"]([^'"]+)['"]/gm)].find(
    ([text, address]) => address === from && new RegExp(`\\b${written}\\b`).test(text),
  );
  const { line, col: column } = lines.linePos(
    (statement?.index ?? 0) + (statement?.[0].indexOf(written) ?? 0),
  );
  const names = exported.split(', ');
  return formatFault({
    file,
    line,
    column,
    problem: name === 'default' ? `${from} has no default export.` : `${from} doesn't export ${name}.`,
    advice:
      didYouMean(written, names) ||
      `It exports ${names.slice(0, 5).join(', ')}${names.length > 5 ? ', and others' : ''}.`,
  });
}
