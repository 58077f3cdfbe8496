/**
 * The texts are in Simplified Chinese. Queries may be in Traditional Chinese, and in the words of Taiwan or Hong Kong.
 */

/** Traditional characters and regional words, each with its form in the texts. `write-variants.ts` creates it. */
export type ChineseVariants = Record<string, string>;

/** Replaces Traditional characters and regional words; the longest one at a position comes first. */
export function toSimplified(text: string, variants: ChineseVariants): string {
  const known = Object.keys(variants).sort((a, b) => b.length - a.length);
  if (known.length === 0) return text;
  return text.normalize('NFKC').replace(new RegExp(known.join('|'), 'gu'), found => variants[found] ?? found);
}
