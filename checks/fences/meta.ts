/**
 * Reads a value from the meta of a fence: `title="a b"`, `title='a b'`, or `title=a`.
 * @returns `undefined` if the key is missing
 */
export function metaValue(meta: string, key: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${key}=(?:"([^"]*)"|'([^']*)'|(\\S+))`).exec(meta);
  return match?.[1] ?? match?.[2] ?? match?.[3];
}
