/** Pictures that are processed at the same time: one is drawn while the files of others are read and written. */
const CONCURRENCY = 4;

export async function forEachOf<T>(items: T[], act: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await act(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}
