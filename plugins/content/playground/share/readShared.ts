import { textsIn } from '../useTexts';
import { codeOfHash, indexOfHash } from './hash';
import { TEXTS } from './texts';

/** Code for a playground, or the reason why there's none. */
export interface Shared {
  code?: string | undefined;
  problem?: string;
}

/**
 * Reads a hash that starts with `HASH_PREFIX`.
 * @param index number of the playground that calls this
 * @returns `undefined` if another playground handles the hash; the first one handles numbers that don't exist
 */
export function readShared(hash: string, index: number, lang: string): Shared | undefined {
  const wanted = indexOfHash(hash) ?? 0;
  const exists = document.querySelector(`[data-playground="${wanted}"]`) !== null;
  if (exists ? wanted !== index : index !== 1) return undefined;
  if (wanted > 0 && !exists) return { problem: textsIn(lang, TEXTS).foreignLink };
  const code = exists ? codeOfHash(hash) : undefined;
  return code === undefined ? { problem: textsIn(lang, TEXTS).badLink } : { code };
}
