import { createHash } from 'node:crypto';

/** Eight hexadecimal digits of a text or of the bytes of a file: enough to see that it changed. */
export function shortHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
