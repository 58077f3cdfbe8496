/** The function in the bundler's runtime that finds a chunk's file, as the minifier writes it. */
const FILE_OF_CHUNK = /\.u=\w+=>"[^"]*"\+[^;]*?\+"\.js"/;
/** A table in it, by chunk id. */
const TABLE = /\{((?:(?:"[^"]*"|[\w.]+):"[^"]*",?)+)\}/g;
const ENTRY = /(?:"([^"]*)"|([\w.]+)):"[^"]*",?/g;

/**
 * Removes chunks from the tables in which the bundler's runtime finds a chunk's file.
 * @param code a script with the runtime
 * @param ids of the chunks, each in both tables: the one with names and the one with hashes
 * @throws Error if the runtime finds files differently
 */
export function stripChunkNames(code: string, ids: ReadonlySet<string>): string {
  let taken = 0;
  const lean = code.replace(FILE_OF_CHUNK, found =>
    found.replace(TABLE, (_, entries: string) => {
      const kept = entries.replace(ENTRY, (entry, text: string | undefined, bare: string | undefined) => {
        // The minifier writes a number in its shortest form, such as `1e3`.
        const id = text ?? (Number.isNaN(Number(bare)) ? bare : String(Number(bare)));
        if (id === undefined || !ids.has(id)) return entry;
        taken += 1;
        return '';
      });
      return `{${kept.replace(/,$/, '')}}`;
    }),
  );
  if (taken !== 2 * ids.size) {
    throw new Error(
      `The bundler's runtime should find the file of a chunk in two tables, but they have ${taken} names and hashes of ${ids.size} chunks: adapt plugins/first-load/pages-on-demand/runtime.ts.`,
    );
  }
  return lean;
}
