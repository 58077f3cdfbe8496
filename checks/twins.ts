import type { Corpus, Page } from './corpus';

/** The English and the Chinese form of a page or fragment. */
export interface Twins {
  en: Page;
  zh: Page;
}

/** Pages that exist in both languages; those that do not are the matter of the rule `twin-pages`. */
export function twinsOf({ pages }: Corpus): Twins[] {
  const chinese = new Map(pages.filter(({ lang }) => lang === 'zh').map(page => [page.name, page]));
  return pages.flatMap(en => {
    const zh = en.lang === 'en' ? chinese.get(en.name) : undefined;
    return zh ? [{ en, zh }] : [];
  });
}

/** What stands against what in two lists; one side is missing where the other has more. */
export type Match<Item> = { en: Item; zh: Item } | { en: Item; zh?: never } | { en?: never; zh: Item };

/**
 * Sets two lists against each other: by position while they are equally long, else along their longest
 * common subsequence, so that one missing item is one finding and not a finding for each that follows.
 */
export function matchUp<Item>(en: Item[], zh: Item[], same: (a: Item, b: Item) => boolean): Match<Item>[] {
  if (en.length === zh.length) return en.map((item, index) => ({ en: item, zh: zh[index] ?? item }));
  const lengths = commonLengths(en, zh, same);
  const length = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  const matches: Match<Item>[] = [];
  let [row, column] = [0, 0];
  while (row < en.length || column < zh.length) {
    const [left, right] = [en[row], zh[column]];
    if (left !== undefined && right !== undefined && same(left, right)) {
      matches.push({ en: left, zh: right });
      row++;
      column++;
    } else if (
      left !== undefined &&
      (right === undefined || length(row + 1, column) >= length(row, column + 1))
    ) {
      matches.push({ en: left });
      row++;
    } else if (right !== undefined) {
      matches.push({ zh: right });
      column++;
    }
  }
  return matches;
}

/** `[row][column]`: length of the longest common subsequence of what follows in both lists. */
function commonLengths<Item>(left: Item[], right: Item[], same: (a: Item, b: Item) => boolean): number[][] {
  const lengths = Array.from({ length: left.length + 1 }, () => new Array<number>(right.length + 1).fill(0));
  for (let row = left.length - 1; row >= 0; row--) {
    for (let column = right.length - 1; column >= 0; column--) {
      const [a, b] = [left[row], right[column]];
      const equal = a !== undefined && b !== undefined && same(a, b);
      const cells = lengths[row] ?? [];
      cells[column] = equal
        ? 1 + (lengths[row + 1]?.[column + 1] ?? 0)
        : Math.max(lengths[row + 1]?.[column] ?? 0, cells[column + 1] ?? 0);
    }
  }
  return lengths;
}

const HAN = /\p{Script=Han}/u;

export function hasHan(text: string): boolean {
  return HAN.test(text);
}
