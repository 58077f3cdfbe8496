import type { Fence } from '../corpus';
import { isSameCode, splitTitle } from '../fence-code';
import type { Finding, Rule } from '../finding';
import { hasHan, matchUp, type PagePair, pagePairs } from '../page-pairs';

const NAME = 'same-fences';

/** Compares code blocks. Translations drift apart most often when a sample is corrected in only one language. */
export const sameFencesRule: Rule = {
  name: NAME,
  description:
    'A page and its translation show the same code blocks in the same order, with the same language, meta, and code. Only comments, prose titles, and Markdown with its result below it are translated.',
  check: corpus => pagePairs(corpus).flatMap(checkPair),
};

function checkPair({ en, zh }: PagePair): Finding[] {
  const isSame = (a: Fence, b: Fence) => haveSameCode(a, b, isShown(b, zh.lines));
  const matches = matchUp(en.fences, zh.fences, (a, b) => a.lang === b.lang && isSame(a, b));
  return matches.flatMap((match): Finding[] => {
    if (!match.zh) return [unmatched(match.en, en.file, zh.file)];
    if (!match.en) return [unmatched(match.zh, zh.file, en.file)];
    const found = differences(match.en, match.zh);
    if (!isSame(match.en, match.zh)) {
      found.push([
        'The code block holds other code',
        'Make both the same, including texts. Translate only comments, and Markdown whose result the page shows.',
      ]);
    }
    return found.map(([problem, advice]) => ({
      rule: NAME,
      file: zh.file,
      line: match.zh.line,
      problem: `${problem} than in ${en.file}:${match.en.line}.`,
      advice,
    }));
  });
}

function unmatched(fence: Fence, file: string, other: string): Finding {
  const name = fence.includes ?? splitTitle(fence.meta).title;
  return {
    rule: NAME,
    file,
    line: fence.line,
    problem: `The code block ${[fence.lang, name].filter(Boolean).join(' ')} has no counterpart in ${other}.`,
    advice: 'Show it there as well, or take it out here.',
  };
}

/** Returns what differs, and what to do about it. */
function differences(en: Fence, zh: Fence): [problem: string, advice: string][] {
  const found: [string, string][] = [];
  if (en.lang !== zh.lang) {
    found.push([
      `The code block has another language ("${zh.lang}", not "${en.lang}")`,
      'Use the same in both.',
    ]);
  }
  const [left, right] = [splitTitle(en.meta), splitTitle(zh.meta)];
  if (left.rest !== right.rest) {
    found.push([
      `The code block has another meta (\`${right.rest}\`, not \`${left.rest}\`)`,
      'Use the same in both.',
    ]);
  }
  if (left.title !== right.title && !hasHan(left.title) && !hasHan(right.title)) {
    found.push([
      `The code block has another title ("${right.title}", not "${left.title}")`,
      'Use the same in both, or a Chinese one here.',
    ]);
  }
  return found;
}

function haveSameCode(left: Fence, right: Fence, isTranslated: boolean): boolean {
  if (left.includes || right.includes) return left.includes === right.includes;
  return isSameCode(left.lang, left.code, right.code, isTranslated);
}

/** Returns whether the lines of a page also contain the Chinese lines of its Markdown sample outside the sample. */
function isShown({ lang, code }: Fence, lines: string[]): boolean {
  const texts = lines.map(line => line.replace(/\s*\{#[^}]+\}$/, '').trim());
  const isRepeated = (line: string) => texts.filter(text => text === line.trim()).length > 1;
  return /^mdx?$/.test(lang) && code.split('\n').filter(hasHan).every(isRepeated);
}
