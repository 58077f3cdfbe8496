import { diffArrays } from 'diff';
import type { Corpus, Page } from './corpus';

/** A page or fragment in both languages. */
export interface PagePair {
  en: Page;
  zh: Page;
}

/** Returns the pages that exist in both languages. The rule `both-languages` reports the others. */
export function pagePairs({ pages }: Corpus): PagePair[] {
  const chinese = new Map(pages.filter(({ lang }) => lang === 'zh').map(page => [page.name, page]));
  return pages.flatMap(en => {
    const zh = en.lang === 'en' ? chinese.get(en.name) : undefined;
    return zh ? [{ en, zh }] : [];
  });
}

/** Items of two lists that correspond; one side is missing if the other list has more. */
export type Match<Item> = { en: Item; zh: Item } | { en: Item; zh?: never } | { en?: never; zh: Item };

/**
 * Pairs the items of two lists. Lists of the same length are paired by position, others by a diff, so that one missing
 * item is one finding instead of one for each item after it.
 */
export function matchUp<Item>(en: Item[], zh: Item[], same: (a: Item, b: Item) => boolean): Match<Item>[] {
  if (en.length === zh.length) return en.map((item, index) => ({ en: item, zh: zh[index] ?? item }));
  let [enAt, zhAt] = [0, 0];
  return diffArrays(en, zh, { comparator: same }).flatMap(({ added, removed, count }): Match<Item>[] => {
    const left = added ? [] : en.slice(enAt, enAt + count);
    const right = removed ? [] : zh.slice(zhAt, zhAt + count);
    enAt += left.length;
    zhAt += right.length;
    if (added) return right.map(item => ({ zh: item }));
    return left.map((item, index) => (removed ? { en: item } : { en: item, zh: right[index] ?? item }));
  });
}

const HAN = /\p{Script=Han}/u;

export function hasHan(text: string): boolean {
  return HAN.test(text);
}
