import type { Page } from '../corpus';
import { withoutQuotations } from '../prose';
import { blocksOf, lineAt } from './blocks';

/** Words of a page that a pattern found. */
export interface Match {
  text: string;
  line: number;
}

/** Where a page says what a pattern looks for, outside of code and quotations. */
export function matchesIn(page: Page, pattern: RegExp): Match[] {
  const everywhere = new RegExp(pattern, `${pattern.flags.replace('g', '')}g`);
  return blocksOf(page).flatMap(block =>
    [...withoutQuotations(block.text).matchAll(everywhere)].map(({ 0: text, index }) => ({
      text: text.trim(),
      line: lineAt(block, index),
    })),
  );
}
