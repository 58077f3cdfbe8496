import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Font } from 'satori';

const require = createRequire(import.meta.url);

/** Weights that the pictures use. */
const WEIGHTS = [400, 700] as const;

/** First and last code point of a run of characters. */
type Run = [first: number, last: number];

/**
 * The parts of Noto Sans SC that contain a text's characters, in both weights; the whole font is 1.5 MB per weight,
 * split into 101 files. The caller must handle characters that no part contains.
 * @param text everything that is drawn, in any order
 * @throws Error if `@fontsource/noto-sans-sc` isn't installed
 */
export async function loadFonts(text: string): Promise<Font[]> {
  const folder = path.dirname(require.resolve('@fontsource/noto-sans-sc/unicode.json'));
  const ranges = JSON.parse(await readFile(path.join(folder, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  const fonts = partsFor(text, ranges).flatMap(part =>
    WEIGHTS.map(async weight => ({
      name: part,
      weight,
      style: 'normal' as const,
      data: await readFile(path.join(folder, 'files', `noto-sans-sc-${part}-${weight}-normal.woff`)),
    })),
  );
  return Promise.all(fonts);
}

/**
 * Names of the parts that a text needs, as in their file names. The Latin part is first: every picture uses it.
 * @param ranges by the part's name, `latin` or `[119]`: `U+4e00,U+4e05-4e08`
 */
export function partsFor(text: string, ranges: Record<string, string>): string[] {
  const codes = new Set(Array.from(text, character => character.codePointAt(0) ?? 0));
  const needed = Object.entries(ranges)
    .filter(([, range]) => {
      const runs = range.split(',').map(parseRun);
      return [...codes].some(code => runs.some(([first, last]) => code >= first && code <= last));
    })
    .map(([name]) => name.replace(/[[\]]/g, ''));
  return [...new Set(['latin', ...needed])];
}

function parseRun(run: string): Run {
  const [first = '', last = first] = run.replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}
