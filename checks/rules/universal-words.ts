import type { Language, Page } from '../corpus';
import type { Finding, Rule } from '../finding';
import { FINISHED_PAGES, type FinishedPages, pageName, pagesOn } from '../finished-pages';
import { type Match, matchesIn } from '../prose/matches';
import { UNIVERSAL_WORDS } from '../prose/universal-words';

const NAME = 'universal-words';
const PATTERNS: Record<Language, RegExp> = {
  en: new RegExp(`\\b(?:${UNIVERSAL_WORDS.en.join('|')})\\b`, 'i'),
  zh: new RegExp(UNIVERSAL_WORDS.zh.join('|')),
};

export const universalWordsRule = createUniversalWordsRule(FINISHED_PAGES);

/** Limits words such as "every" and "never", which readers rely on, to those that the page's editor has checked. */
export function createUniversalWordsRule(finished: FinishedPages): Rule {
  return {
    name: NAME,
    description:
      'Finished pages have at most as many universal words as checks/finished-pages.ts allows them.',
    check: corpus =>
      pagesOn(finished, corpus).flatMap(page =>
        checkPage(page, finished[pageName(page)]?.universals[page.lang] ?? 0),
      ),
  };
}

function checkPage(page: Page, allowed: number): Finding[] {
  const found = matchesIn(page, PATTERNS[page.lang]).sort((a, b) => a.line - b.line);
  if (found.length <= allowed) return [];
  return [
    {
      rule: NAME,
      file: page.file,
      line: found.at(-1)?.line ?? 1,
      problem: `The page has ${found.length} universal words and is allowed ${allowed}: ${listed(found)}.`,
      advice:
        'Say what you know instead. For a claim with evidence, raise the number in checks/finished-pages.ts.',
    },
  ];
}

/** Lists each word with its lines: `"only" (3, 12), "all" (7)`. */
function listed(found: Match[]): string {
  const lines = new Map<string, number[]>();
  for (const { text, line } of found) {
    const word = text.toLowerCase();
    lines.set(word, [...(lines.get(word) ?? []), line]);
  }
  return [...lines].map(([word, at]) => `"${word}" (${at.join(', ')})`).join(', ');
}
