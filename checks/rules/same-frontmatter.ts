import type { Page } from '../corpus';
import type { Finding, Rule } from '../finding';
import { type PagePair, pagePairs } from '../page-pairs';

const NAME = 'same-frontmatter';

/** Compares frontmatter. It has settings in addition to texts, and a setting in only one language is a mistake. */
export const sameFrontmatterRule: Rule = {
  name: NAME,
  description:
    'A page and its translation have the same frontmatter keys, lists of the same length, and the same switches and numbers.',
  check: corpus => pagePairs(corpus).flatMap(checkPair),
};

function checkPair({ en, zh }: PagePair): Finding[] {
  const [left, right] = [leavesOf(en.frontmatter), leavesOf(zh.frontmatter)];
  return [
    ...lacking(left, right, en, zh),
    ...lacking(right, left, zh, en),
    ...[...left].flatMap(([key, value]): Finding[] => {
      const other = right.get(key);
      if (!right.has(key) || other === value || (typeof value === 'string' && typeof other === 'string'))
        return [];
      return [
        {
          rule: NAME,
          file: zh.file,
          line: lineOf(zh, key),
          problem: `The frontmatter has ${key}: ${other}, that of ${en.file} ${value}.`,
          advice: 'Use the same value in both.',
        },
      ];
    }),
  ];
}

function lacking(
  keys: Map<string, unknown>,
  others: Map<string, unknown>,
  page: Page,
  other: Page,
): Finding[] {
  return [...keys.keys()]
    .filter(key => !others.has(key))
    .map(key => ({
      rule: NAME,
      file: page.file,
      line: lineOf(page, key),
      problem: `The frontmatter key ${key} is missing in ${other.file}.`,
      advice: 'Add it there, or take it out here.',
    }));
}

/** Returns values by their path, such as `hero.actions.0.text`. */
function leavesOf(value: unknown, steps: string[] = []): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map([[steps.join('.'), value]]);
  return new Map(Object.entries(value).flatMap(([key, inner]) => [...leavesOf(inner, [...steps, key])]));
}

/** Returns the line of the outermost key. */
function lineOf({ lines }: Page, key: string): number {
  const [outermost] = key.split('.');
  return lines.findIndex(line => line.startsWith(`${outermost}:`)) + 1 || 1;
}
