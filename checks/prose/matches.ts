import type { Page } from '../corpus';
import { withoutQuotations } from '../prose';
import { blocksOf, lineAt } from './blocks';

/** Text of a page that matches a pattern. */
export interface Match {
  text: string;
  line: number;
}

/** Finds the matches of a pattern on a page, outside of code and quotations. */
export function matchesIn(page: Page, pattern: RegExp): Match[] {
  const everywhere = new RegExp(pattern, `${pattern.flags.replace('g', '')}g`);
  return blocksOf(page).flatMap(block =>
    [...withoutQuotations(block.text).matchAll(everywhere)].map(({ 0: text, index }) => ({
      text: text.trim(),
      line: lineAt(block, index),
    })),
  );
}
