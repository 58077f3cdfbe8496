import { createHash } from 'node:crypto';

/** Returns eight hexadecimal digits of the hash of a text or file, which is enough to notice a change. */
export function shortHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
