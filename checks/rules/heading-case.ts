import type { Heading } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Page } from '../corpus';
import type { Finding, Rule } from '../finding';
import { PROPER_NOUNS } from '../proper-nouns';
import { plainText, proseOf } from '../prose';

const NAME = 'heading-case';
/** Replaces a name or a piece of code. */
const NEUTRAL = '\uFFFC';
const WORD = /[\p{Letter}\p{Number}\uFFFC][\p{Letter}\p{Number}\uFFFC'’]*/gu;
const CAPITALISED = /^\p{Uppercase}[\p{Lowercase}'’]+$/u;
/** The number of a step. */
const NUMBER = /^\d+\. /;
/** Words that begin with a dot, slash, at sign, underscore, or dash: `.mdx`, `@rspress/core`, `--host`. */
const CODE_LIKE = /(^|\s)(?=\S*[./@_-])[.@/_-]\S*/g;
const NAMES = new RegExp(
  `(?<![\\w.])(?:${[...PROPER_NOUNS]
    .sort((a, b) => b.length - a.length)
    .map(name => name.replaceAll('.', '\\.'))
    .join('|')})(?![\\w])`,
  'g',
);

/** Checks for sentence case. Headings in title case slow readers down, and a mixture of both looks careless. */
export const headingCaseRule: Rule = {
  name: NAME,
  description: 'English headings are in sentence case; names and code keep their own.',
  isHint: true,
  check: ({ pages }) => pages.filter(({ lang }) => lang === 'en').flatMap(checkPage),
};

function checkPage(page: Page): Finding[] {
  const lines = new Set<number>();
  visit(page.tree, 'heading', (node: Heading) => {
    lines.add(node.position?.start.line ?? 1);
  });
  return proseOf(page)
    .filter(({ line }) => lines.has(line))
    .flatMap(prose => checkHeading(plainText(prose, NEUTRAL), page.file, prose.line));
}

function checkHeading(heading: string, file: string, line: number): Finding[] {
  const at = { rule: NAME, file, line };
  const neutral = heading.replace(NUMBER, '').replace(NAMES, NEUTRAL).replace(CODE_LIKE, `$1${NEUTRAL}`);
  const words = neutral.match(WORD) ?? [];
  const [first = '', ...others] = words;
  const found: Finding[] = [];
  if (/^\p{Lowercase}+$/u.test(first)) {
    found.push({
      ...at,
      problem: `The heading begins with "${first}" in lower case.`,
      advice: 'Begin with a capital, or put a name that is code into backticks.',
    });
  }
  const wrong = others.filter(word => CAPITALISED.test(word));
  if (wrong.length > 0) {
    found.push({
      ...at,
      problem: `The heading has capitals in ${wrong.map(word => `"${word}"`).join(', ')}.`,
      advice: 'Use lower case, or add a name to checks/proper-nouns.ts.',
    });
  }
  return found;
}
