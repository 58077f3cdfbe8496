import { HASH_PREFIX } from './hashPrefix';

/** Maximum length of shared code, in bytes of UTF-8: links of more than 16 kB don't work everywhere. */
export const MAX_BYTES = 12_000;

/** Length of `MAX_BYTES` in base64. */
const MAX_PAYLOAD = Math.ceil((MAX_BYTES * 4) / 3);

/**
 * The hash of a link that shares code.
 * @param index number of the playground on its page, from 1
 * @returns `undefined` if the code is too long
 */
export function toHash(index: number, code: string): string | undefined {
  const bytes = new TextEncoder().encode(code);
  if (bytes.length > MAX_BYTES) return undefined;
  const binary = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
  const payload = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${HASH_PREFIX}${index}.${payload}`;
}

/** Number of the playground that a hash is for; `undefined` if it shares no code or has no number. */
export function indexOfHash(hash: string): number | undefined {
  const [, index] = /^(\d{1,3})\./.exec(hash.slice(HASH_PREFIX.length)) ?? [];
  return hash.startsWith(HASH_PREFIX) && index !== undefined ? Number(index) : undefined;
}

/** @returns the code, or `undefined` if it's malformed or longer than the limit */
export function codeOfHash(hash: string): string | undefined {
  const payload = hash.slice(hash.indexOf('.') + 1);
  if (payload.length > MAX_PAYLOAD || !/^[\w-]*$/.test(payload)) return undefined;
  try {
    const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, character => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
