import { contractChanged } from '../../../contracts/changed';

/** The function by which the bundler's runtime finds the file of a chunk, as the minifier leaves it. */
const FILE_OF_CHUNK = /\.u=\w+=>"[^"]*"\+[^;]*?\+"\.js"/;
/** A table in it, by the ids of chunks. */
const TABLE = /\{((?:(?:"[^"]*"|[\w.]+):"[^"]*",?)+)\}/g;
const ENTRY = /(?:"([^"]*)"|([\w.]+)):"[^"]*",?/g;

/**
 * Takes chunks out of the tables by which the bundler's runtime finds the file of a chunk.
 * @param code a script with the runtime
 * @param ids of the chunks, each in both tables: that of names, and that of hashes
 * @throws Error where the runtime looks in another way
 */
export function stripChunkNames(code: string, ids: ReadonlySet<string>): string {
  let taken = 0;
  const lean = code.replace(FILE_OF_CHUNK, found =>
    found.replace(TABLE, (_, entries: string) => {
      const kept = entries.replace(ENTRY, (entry, text: string | undefined, bare: string | undefined) => {
        // Of a number, the minifier chooses the shortest form.
        const id = text ?? (Number.isNaN(Number(bare)) ? bare : String(Number(bare)));
        if (id === undefined || !ids.has(id)) return entry;
        taken += 1;
        return '';
      });
      return `{${kept.replace(/,$/, '')}}`;
    }),
  );
  if (taken !== 2 * ids.size) {
    throw contractChanged('chunk-names', `${taken} names and hashes of ${ids.size} chunks are found.`);
  }
  return lean;
}
