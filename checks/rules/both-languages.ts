import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Page } from '../corpus';
import type { Finding, Rule } from '../finding';
import { hasHan } from '../page-pairs';

const NAME = 'both-languages';

/**
 * Checks that pages and fragments exist in both languages, so that the language switch always has a target, and that
 * nobody takes English text in the place of a Chinese page for finished.
 */
export const bothLanguagesRule: Rule = {
  name: NAME,
  description:
    'Every page and fragment exists in English and in Chinese, under the same path and in its own language.',
  check({ pages }) {
    const files = new Set(pages.map(({ file }) => file));
    const missing = pages.flatMap((page): Finding[] => {
      const translation = translationOf(page);
      if (files.has(translation)) return [];
      return [
        {
          rule: NAME,
          file: page.file,
          line: 1,
          problem: `The page isn't there in ${page.lang === 'en' ? 'Chinese' : 'English'}.`,
          advice: `Write ${translation}, or delete this one.`,
        },
      ];
    });
    return [...missing, ...pages.filter(({ lang }) => lang === 'zh').flatMap(englishText)];
  },
};

function englishText({ file, tree }: Page): Finding[] {
  const english: number[] = [];
  let paragraphs = 0;
  visit(tree, 'paragraph', node => {
    paragraphs += 1;
    if (!hasHan(textOf(node))) english.push(node.position?.start.line ?? 1);
  });
  const [line] = english;
  // A single one may have nothing but names.
  if (line === undefined || paragraphs < 2 || english.length <= paragraphs / 2) return [];
  const advice = 'Write it in Chinese, or leave the page as it was created.';
  return [{ rule: NAME, file, line, problem: "The page's text is in English.", advice }];
}

function translationOf({ file, lang }: Page): string {
  return lang === 'en' ? file.replace('/en/', '/zh/') : file.replace('/zh/', '/en/');
}
